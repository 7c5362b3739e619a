import { serveMembers } from '../_shared/environment.ts';
import { handleSaveSession } from './handler.ts';

serveMembers('save-training-session', 30, handleSaveSession);
