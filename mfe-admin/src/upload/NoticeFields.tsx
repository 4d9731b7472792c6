import { Select, TextArea, TextField } from '@university/shared/ui';
import type { NoticeSection } from '../contract';
import { Labelled } from '../form/Labelled';
import { sectionGroups } from '../sections';
import { texts } from '../texts';
import { FormPart } from './FormPart';
import { type ChangeValues, idOf, type UploadField, type UploadValues } from './values';

const words = texts.upload;
const hints: Partial<Record<NoticeSection | '', string>> = words.sectionHints;

export interface FieldsProps {
  values: UploadValues;
  onChange: ChangeValues;
  errorOf: (field: UploadField) => string | undefined;
}

/** What every notice has: its section, title, language and summary. */
export function NoticeFields({ values, onChange, errorOf }: FieldsProps) {
  return (
    <>
      <FormPart title={words.parts.where}>
        <Labelled id={idOf('section')} label={words.section} hint={hints[values.section]} error={errorOf('section')}>
          {(control) => (
            <Select
              {...control}
              value={values.section}
              onChange={(event) => onChange({ section: event.target.value as NoticeSection | '' })}
            >
              <option value="">{words.chooseSection}</option>
              {sectionGroups().map(({ group, sections }) => (
                <optgroup key={group} label={group}>
                  {sections.map(({ id, label }) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Labelled>
      </FormPart>
      <FormPart title={words.parts.about}>
        <TextField
          id={idOf('fileName')}
          label={words.fileName}
          hint={words.fileNameHint}
          error={errorOf('fileName')}
          value={values.fileName}
          lang={values.language}
          onChange={(event) => onChange({ fileName: event.target.value })}
        />
        <Labelled id={idOf('language')} label={words.language} error={errorOf('language')}>
          {(control) => (
            <Select
              {...control}
              value={values.language}
              onChange={(event) => onChange({ language: event.target.value as UploadValues['language'] })}
            >
              <option value="en">{words.languages.en}</option>
              <option value="hi">{words.languages.hi}</option>
            </Select>
          )}
        </Labelled>
        <Labelled id={idOf('summary')} label={words.summary} hint={words.summaryHint} error={errorOf('summary')}>
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              value={values.summary}
              lang={values.language}
              onChange={(event) => onChange({ summary: event.target.value })}
            />
          )}
        </Labelled>
      </FormPart>
    </>
  );
}
