import { runProgram } from '@university/web';
import { startServer } from './server';

void runProgram(() => startServer(process.env), process.env.DEPLOY === 'production');
