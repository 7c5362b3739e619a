/** Backend settings; an empty VITE_SUPABASE_URL means that the backend serves the app too. */
export const config = {
  url: import.meta.env.VITE_SUPABASE_URL || window.location.origin,
  hasLiveChannel: import.meta.env.VITE_LIVE_CHANNEL !== 'off',
  key: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '',
  /** The server's public VAPID key (base64url); empty if push is not configured. */
  notificationKey: import.meta.env.VITE_VAPID_PUBLIC_KEY ?? '',
  /** Turnstile's public key; empty if the project asks for no CAPTCHA. */
  captchaKey: import.meta.env.VITE_CAPTCHA_SITE_KEY ?? '',
  emailDomain: import.meta.env.VITE_DEFAULT_EMAIL_DOMAIN || 'keiko.example',
} as const;
