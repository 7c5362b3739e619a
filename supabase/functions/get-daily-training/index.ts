import { serveMembers } from '../_shared/environment.ts';
import { handleDailyTraining } from './handler.ts';

serveMembers('get-daily-training', 60, handleDailyTraining);
