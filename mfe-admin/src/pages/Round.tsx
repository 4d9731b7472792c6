import { useQuery } from '@university/shared/query';
import { Link, useParams } from '@university/shared/router';
import { Message, Stack } from '@university/shared/ui';
import { oneOf } from '../address/use-address';
import { roundQuery } from '../api/rounds';
import { StaffArea } from '../area/StaffArea';
import { TRACKS, type Track } from '../contract';
import { Read } from '../parts/Read';
import { roundName } from '../round-names';
import { ExportRound } from '../results/ExportRound';
import { ImportRound } from '../results/import/ImportRound';
import { RoundNumbers } from '../results/RoundNumbers';
import { RoundSettings } from '../results/RoundSettings';
import { texts } from '../texts/results';

const words = texts.round;

export default function Round() {
  const params = useParams();
  const track = oneOf(params.track ?? '', TRACKS);
  const round = Number(params.round);
  const back = <Link to="/admin/results">{words.back}</Link>;
  if (!track || !Number.isInteger(round)) {
    return (
      <StaffArea title={texts.title}>
        <Message role="alert">{words.missing}</Message>
        <div>{back}</div>
      </StaffArea>
    );
  }
  return (
    <StaffArea title={roundName({ track, round })}>
      <div>{back}</div>
      <OneRound key={`${track} ${round}`} track={track} round={round} />
    </StaffArea>
  );
}

function OneRound({ track, round }: { track: Track; round: number }) {
  const detail = useQuery(roundQuery(track, round));
  return (
    <Read query={detail} failed={words.failed} missing={<Message role="alert">{words.missing}</Message>}>
      {(data) => (
        <Stack $gap={5}>
          <RoundNumbers detail={data} />
          <RoundSettings round={data.round} />
          <ImportRound round={data.round} />
          <ExportRound round={data.round} />
        </Stack>
      )}
    </Read>
  );
}
