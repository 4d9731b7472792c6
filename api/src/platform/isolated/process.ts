/** The program of a process apart: built as `isolated.mjs` beside the server's, or run from its source. */
import { MEMORY } from './limits';
import { serve } from './serve';
import { TASKS } from './tasks';

serve(TASKS, MEMORY);
