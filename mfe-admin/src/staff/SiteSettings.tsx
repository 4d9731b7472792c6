import * as calls from '@university/shared/calls';
import type { Setting } from '@university/shared/contract';
import { Row } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { useDone } from '../api/invalidate';
import { settingsQuery } from '../api/queries';
import { Panel } from '../area/Panel';
import { ActButton } from '../form/buttons';
import { Alert, Read } from '../form/messages';
import { useTask } from '../form/use-task';
import { callWithProof } from '../sign-in/recent-login';
import { approvals as texts } from './texts';

const words = texts.settings;

/** What admins set for the whole site; each change is a proposal of its own. */
export function SiteSettings() {
  const settings = useQuery(settingsQuery());
  return (
    <Panel title={words.title}>
      <Read query={settings} failed={words.failed}>
        {(found) => found.map((setting) => <OneSetting key={setting.key} setting={setting} />)}
      </Read>
    </Panel>
  );
}

function OneSetting({ setting: { key, value } }: { setting: Setting }) {
  const done = useDone();
  const { isBusy, failure, run } = useTask();
  const { on, off, turnOn, turnOff } = words.of[key];

  const propose = () =>
    run(async () => {
      await callWithProof(calls.proposeSetting, { params: { key }, body: { value: !value } });
      done(texts.waits, 'approvals');
    });

  return (
    <>
      <Alert>{failure}</Alert>
      <Row>
        <p>{value ? on : off}</p>
        <ActButton isBusy={isBusy} onClick={() => void propose()}>
          {value ? turnOff : turnOn}
        </ActButton>
      </Row>
    </>
  );
}
