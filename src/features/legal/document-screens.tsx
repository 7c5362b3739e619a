import { DocumentPage } from './document-page.tsx';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

export function TermsScreen() {
  return <DocumentPage legal={terms} />;
}

export function PrivacyScreen() {
  return <DocumentPage legal={privacy} />;
}
