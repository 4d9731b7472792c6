/** Hundreds of calls on two databases; a busy machine takes its time, and no test is about time. */
jest.setTimeout(120_000);
