/** @jest-environment node */
import { testContract } from '@university/shared/testing';
import remote from './routes';

testContract(remote, { contract: 2, src: __dirname });
