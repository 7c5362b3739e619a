import { serveMembers } from '../_shared/environment.ts';
import { handleTrainingHistory } from './handler.ts';

serveMembers('get-training-history', 60, handleTrainingHistory);
