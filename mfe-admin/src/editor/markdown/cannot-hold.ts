/** Why a text is not opened in the editor; each has its sentence in the texts. */
export type Reason = 'depth' | 'heading' | 'html' | 'reference' | 'task' | 'picture' | 'other';

/** The editor would lose or change something of a text. */
export class CannotHold extends Error {
  constructor(readonly reason: Reason) {
    super(`The editor cannot hold this text: ${reason}`);
  }
}
