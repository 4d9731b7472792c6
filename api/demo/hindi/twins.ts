import type { DocumentData } from '@university/shared/contract';
import { schoolOf } from '../catalogue/facts';
import { departmentNames } from '../catalogue';
import { split } from '../catalogue/prose';
import { stableId } from '../../src/platform/ids';
import { campusTexts, CITY, locationOf } from './campuses';
import { departmentTexts } from './departments';
import { feeTexts } from './fees';
import { corrigendumTexts, noticeInHindi, storyTexts } from './notices';
import { pageInHindi } from './pages';
import { paperLists } from './papers';
import { personInHindi } from './people';
import { programmeTexts, trackRules } from './programmes';
import { schoolTexts } from './schools';
import { trackTexts } from './tracks';
import { zoneTexts } from './zones';

interface Known {
  id: string;
  firstStart: Date;
}

/** A document in Hindi: of the shape that its data has, as far as there is something. */
type Twin = Record<string, unknown> | undefined;

const departmentOf = new Map(departmentNames.map((name) => [stableId('department', name), name]));

function campus({ code, pin }: DocumentData<'campus'>): Twin {
  const texts = campusTexts[code];
  if (!texts) return undefined;
  const { message, ...others } = texts;
  return {
    ...others,
    location: locationOf(code, pin),
    city: CITY,
    access: split(texts.access),
    labs: texts.labs.map(([name, text]) => ({ name, text })),
    directorMessage: message,
  };
}

function program({ code, track, name, years }: DocumentData<'program'>): Twin {
  const texts = programmeTexts[code];
  if (!texts) return undefined;
  const { qualification = trackRules[track]?.qualification, subjects = '', note } = texts;
  return {
    ...texts,
    careers: split(texts.careers),
    entry: { qualification, subjects: split(subjects), note },
    ranking: trackRules[track]?.ranking,
    years: years?.map(({ exitAward }, year) => ({
      courses: split(paperLists[code]?.[year] ?? ''),
      // A diploma is given by its own name.
      ...(exitAward === name && { exitAward: texts.name }),
    })),
  };
}

const stories = new Map(Object.entries(storyTexts).map(([key, texts]) => [stableId('notice', key), texts]));
const CORRIGENDUM = { id: stableId('notice', 'corrigendum'), start: 'Corrigendum: ' };

function notice({ section, fileName }: DocumentData<'notice'>, { id }: Known): Twin {
  const story = stories.get(id);
  if (story) return { ...story, fileName: story.title };
  if (section === 'alert') return undefined;
  if (id !== CORRIGENDUM.id) {
    const { title, summary } = noticeInHindi(section, fileName);
    return { fileName: title, summary };
  }
  const { title } = noticeInHindi(section, fileName.slice(CORRIGENDUM.start.length));
  return { fileName: corrigendumTexts.title(title), summary: corrigendumTexts.summary };
}

/** Documents of the demonstration in Hindi, of the kinds whose texts are not simply found by the English ones. */
export const TWINS = {
  zone: ({ code }: DocumentData<'zone'>): Twin => ({ name: zoneTexts[code] }),
  track: ({ code }: DocumentData<'track'>): Twin => trackTexts[code],
  school: ({ code }: DocumentData<'school'>): Twin => schoolTexts[code],
  department: ({ name }: DocumentData<'department'>): Twin => departmentTexts[name],
  fee: ({ code }: DocumentData<'fee'>): Twin => ({ name: feeTexts[code] }),
  campus,
  program,
  person: (data: DocumentData<'person'>, { id }: Known): Twin => {
    const department = departmentOf.get(data.departmentId) ?? '';
    return { ...personInHindi({ ...data, id }, department, schoolOf.get(department) ?? '') };
  },
  page: (data: DocumentData<'page'>, { firstStart }: Known): Twin => pageInHindi(data.path, data.owner, firstStart),
  notice,
};
