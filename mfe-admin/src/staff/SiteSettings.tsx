import * as calls from '@university/shared/calls';
import type { Setting } from '@university/shared/contract';
import { Row } from '@university/shared/kit';
import { useQuery, useSingleMutation } from '@university/shared/query';
import { useDone } from '../api/invalidate';
import { settingsQuery } from '../api/queries';
import { Panel } from '../area/Panel';
import { ActButton } from '../form/buttons';
import { Failed, Read } from '../form/messages';
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
  const { on, off, turnOn, turnOff } = words.of[key];
  const { error, isPending, mutate } = useSingleMutation({
    mutationFn: () => callWithProof(calls.proposeSetting, { params: { key }, body: { value: !value } }),
    onSuccess: () => done(texts.waits, 'approvals'),
  });

  return (
    <>
      <Failed error={error} />
      <Row>
        <p>{value ? on : off}</p>
        <ActButton isBusy={isPending} onClick={() => mutate()}>
          {value ? turnOff : turnOn}
        </ActButton>
      </Row>
    </>
  );
}
