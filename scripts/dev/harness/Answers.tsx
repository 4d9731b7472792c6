import { MOODS, type Mood } from '../../../shared/src/testing/example-api';
import { mood, setMood } from './mood';

/** How the example API answers. Pages keep what they have read, so they begin again with each choice. */
export function Answers() {
  return (
    <label>
      API:{' '}
      <select
        defaultValue={mood()}
        onChange={({ target }) => {
          setMood(target.value as Mood);
          location.reload();
        }}
      >
        {Object.entries(MOODS).map(([name, says]) => (
          <option key={name} value={name}>
            {says}
          </option>
        ))}
      </select>
    </label>
  );
}
