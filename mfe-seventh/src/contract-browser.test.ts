import { testInBrowser } from '@university/shared/testing';
import remote from './routes';

testInBrowser(remote);
