import { Prose } from '@university/shared/ui';
import { parseBlocks, parseSpans } from './parse';

/** A text of our small editor as visitors read it. */
export function Formatted({ children, lang }: { children: string; lang?: string }) {
  return (
    <Prose lang={lang}>
      {parseBlocks(children).map((block, index) =>
        block.kind === 'list' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has no ids
          <ul key={index}>
            {block.items.map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text has no ids
              <li key={place}>
                <Line>{item}</Line>
              </li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has no ids
          <p key={index}>
            <Line>{block.text}</Line>
          </p>
        ),
      )}
    </Prose>
  );
}

function Line({ children }: { children: string }) {
  return parseSpans(children).map(({ text, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text has no ids
      <a key={index} href={href}>
        {text}
      </a>
    ) : (
      text
    ),
  );
}
