import * as Kit from '@university/shared/kit';
import { formatInstant, MINUTE } from '@university/shared/time';
import { type ComponentType, type FormEvent, useState } from 'react';

const SECTIONS = ['Circulars', 'Examination results', 'Orders', 'Tenders'] as const;

function Light({ onClose }: { onClose: () => void }) {
  const { props, close } = Kit.useDialog({ onClose, closesBeside: true });
  return (
    <dialog {...props} aria-label="Of another look" style={{ padding: 0 }}>
      <p>A press beside it closes it.</p>
      <Kit.Button type="button" onClick={close}>
        Close
      </Kit.Button>
    </dialog>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'titled' | 'light' | null>(null);
  const onClose = () => setOpen(null);
  return (
    <Kit.Row>
      <Kit.Button type="button" onClick={() => setOpen('titled')}>
        Ask
      </Kit.Button>
      <Kit.Button type="button" $look="quiet" onClick={() => setOpen('light')}>
        Of another look
      </Kit.Button>
      {open === 'titled' && (
        <Kit.Dialog title="Remove the notice?" startsAtTitle onClose={onClose}>
          {(close) => (
            <Kit.Row>
              <Kit.Button type="button" $look="danger" onClick={close}>
                Remove
              </Kit.Button>
              <Kit.Button type="button" $look="quiet" onClick={close}>
                Cancel
              </Kit.Button>
            </Kit.Row>
          )}
        </Kit.Dialog>
      )}
      {open === 'light' && <Light onClose={onClose} />}
    </Kit.Row>
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
    <Kit.FormFrame onSubmit={onSubmit} isSending={isSending} submit="Send" sending="Sending…" gap={3}>
      {attempt > 0 && (
        <Kit.ErrorSummary
          title="There is a problem"
          attempt={attempt}
          problems={[{ field: 'kit-name', message: 'Enter a name.' }, { message: 'The service is full.' }]}
        />
      )}
      <Kit.FormPart title="You">
        <Kit.TextField id="kit-name" label="Name" error={attempt > 0 ? 'Enter a name.' : undefined} />
      </Kit.FormPart>
      <label>
        <input type="checkbox" onChange={({ target }) => setSending(target.checked)} /> Under way
      </label>
      <Kit.Submit isSending={isSending} sending="Sending…" look="quiet">
        A second button
      </Kit.Submit>
    </Kit.FormFrame>
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
  const { listId, optionId, input } = Kit.useCombobox<string>({
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
      <Kit.Input
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
    <Kit.Row>
      <p aria-live="polite">Page {page} of 12</p>
      <Kit.PageJump label="Page" submit="Go" page={page} last={12} onJump={setPage} />
    </Kit.Row>
  );
}

function TabsOnShow() {
  const [selected, setSelected] = useState<'ug' | 'pg'>('ug');
  return (
    <Kit.Stack>
      <Kit.Tabs
        label="Track"
        tabs={[
          { id: 'ug', label: 'Undergraduate' },
          { id: 'pg', label: 'Postgraduate' },
        ]}
        selected={selected}
        onSelect={setSelected}
      >
        {selected}
      </Kit.Tabs>
    </Kit.Stack>
  );
}

function Proof() {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Kit.Button type="button" onClick={() => setAsked(true)}>
        Ask for a proof
      </Kit.Button>
    );
  }
  const again = { label: 'Send another', said: 'Sent.', onAgain() {} };
  return (
    <Kit.ProofField
      id="kit-proof"
      title="One more proof"
      why="We do not know this device."
      label="Code"
      again={again}
    />
  );
}

function Time() {
  const [until] = useState(() => Date.now() + 3 * MINUTE);
  const now = Kit.useNow();
  return (
    <p>
      <Kit.TimeLeft until={until} /> · {formatInstant(now)} · {Kit.formatMoney(125_000)} · {Kit.formatSize(3_400_000)}
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
    <Kit.Button type="button" onClick={() => Kit.saveFile(new Blob(['words']), 'words.txt')}>
      Save
    </Kit.Button>
  ),
};
