interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_LIVE_CHANNEL?: 'off';
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  readonly VITE_GUESTS?: 'off';
  readonly VITE_VAPID_PUBLIC_KEY?: string;
  readonly VITE_DEFAULT_EMAIL_DOMAIN?: string;
  readonly VITE_CAPTCHA_SITE_KEY?: string;
  readonly VITE_DOKO_ASSISTANT_URL?: string;
  readonly VITE_PRACTICE_SITE_URL?: string;
  readonly VITE_OPERATOR_NAME?: string;
  readonly VITE_OPERATOR_CONTACT?: string;
}
