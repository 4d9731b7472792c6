import {
  Button,
  Dialog,
  ErrorSummary,
  FormFrame,
  FormPart,
  formatMoney,
  formatSize,
  Input,
  PageJump,
  ProofField,
  Row,
  Stack,
  Submit,
  saveFile,
  Tabs,
  TextField,
  TimeLeft,
  useCombobox,
  useDialog,
  useNow,
} from '@university/shared/kit';
import { formatInstant, MINUTE } from '@university/shared/time';
import { type ComponentType, type FormEvent, useState } from 'react';

const SECTIONS = ['Circulars', 'Examination results', 'Orders', 'Tenders'] as const;

function Light({ onClose }: { onClose: () => void }) {
  const { props, close } = useDialog({ onClose, closesBeside: true });
  return (
    <dialog {...props} aria-label="Of another look" style={{ padding: 0 }}>
      <p>A press beside it closes it.</p>
      <Button type="button" onClick={close}>
        Close
      </Button>
    </dialog>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'titled' | 'light' | null>(null);
  const onClose = () => setOpen(null);
  return (
    <Row>
      <Button type="button" onClick={() => setOpen('titled')}>
        Ask
      </Button>
      <Button type="button" $look="quiet" onClick={() => setOpen('light')}>
        Of another look
      </Button>
      {open === 'titled' && (
        <Dialog title="Remove the notice?" startsAtTitle onClose={onClose}>
          {(close) => (
            <Row>
              <Button type="button" $look="danger" onClick={close}>
                Remove
              </Button>
              <Button type="button" $look="quiet" onClick={close}>
                Cancel
              </Button>
            </Row>
          )}
        </Dialog>
      )}
      {open === 'light' && <Light onClose={onClose} />}
    </Row>
  );
}

function Form() {
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setAttempt((last) => last + 1);
  }
  return (
    <FormFrame onSubmit={onSubmit} isSending={isSending} submit="Send" sending="Sending…" gap={3}>
      {attempt > 0 && (
        <ErrorSummary
          title="There is a problem"
          attempt={attempt}
          problems={[{ field: 'kit-name', message: 'Enter a name.' }, { message: 'The service is full.' }]}
        />
      )}
      <FormPart title="You">
        <TextField id="kit-name" label="Name" error={attempt > 0 ? 'Enter a name.' : undefined} />
      </FormPart>
      <label>
        <input type="checkbox" onChange={({ target }) => setSending(target.checked)} /> Under way
      </label>
      <Submit isSending={isSending} sending="Sending…" look="quiet">
        A second button
      </Submit>
    </FormFrame>
  );
}

function Combobox() {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const options = SECTIONS.filter((name) => name.toLowerCase().includes(typed.toLowerCase()));
  function choose(name = active) {
    if (name) setTyped(name);
    setOpen(false);
  }
  const { listId, optionId, input } = useCombobox<string>({
    options,
    active,
    onMove: setActive,
    isOpen,
    onOpen: () => setOpen(true),
    onEscape: () => setOpen(false),
    onEnter() {
      choose();
      return true;
    },
  });
  return (
    <div>
      <Input
        {...input}
        aria-label="Section"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setOpen(true);
        }}
      />
      {isOpen && (
        <div role="listbox" id={listId} aria-label="Sections">
          {options.map((name) => (
            <button
              key={name}
              type="button"
              role="option"
              id={optionId(name)}
              aria-selected={name === active}
              tabIndex={-1}
              onClick={() => choose(name)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function Jump() {
  const [page, setPage] = useState(3);
  return (
    <Row>
      <p aria-live="polite">Page {page} of 12</p>
      <PageJump label="Page" submit="Go" page={page} last={12} onJump={setPage} />
    </Row>
  );
}

function TabsOnShow() {
  const [selected, setSelected] = useState<'ug' | 'pg'>('ug');
  return (
    <Stack>
      <Tabs
        label="Track"
        tabs={[
          { id: 'ug', label: 'Undergraduate' },
          { id: 'pg', label: 'Postgraduate' },
        ]}
        selected={selected}
        onSelect={setSelected}
      >
        {selected}
      </Tabs>
    </Stack>
  );
}

function Proof() {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button type="button" onClick={() => setAsked(true)}>
        Ask for a proof
      </Button>
    );
  }
  const again = { label: 'Send another', said: 'Sent.', onAgain() {} };
  return (
    <ProofField id="kit-proof" title="One more proof" why="We do not know this device." label="Code" again={again} />
  );
}

function Time() {
  const [until] = useState(() => Date.now() + 3 * MINUTE);
  const now = useNow();
  return (
    <p>
      <TimeLeft until={until} /> · {formatInstant(now)} · {formatMoney(125_000)} · {formatSize(3_400_000)}
    </p>
  );
}

export const MOVING: Record<string, ComponentType> = {
  Dialog: Dialogs,
  'Form, with an error summary': Form,
  Combobox,
  'Jump to a page': Jump,
  Tabs: TabsOnShow,
  'A further proof': Proof,
  'Time, money, size': Time,
  'Saving a file': () => (
    <Button type="button" onClick={() => saveFile(new Blob(['words']), 'words.txt')}>
      Save
    </Button>
  ),
};
