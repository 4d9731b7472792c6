/** From the server to a process apart. */
export interface TaskMessage {
  task: string;
  input: unknown;
}

/** From a process apart to the server; the first says that it has loaded its code. */
export type ReplyMessage =
  | { ready: true }
  | { result: unknown }
  | { error: { message: string; code?: string; syscall?: string } };
