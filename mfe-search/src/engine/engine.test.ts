import { ANSWERS, pageNamed, SITE_PAGES, WORDS } from '../testing/site';
import { SearchIndex } from './search-index';
import { type Kind, toFound } from './found';
import { createQueryClient } from '@university/shared';
import { searchQuery } from '../results/search-query';
import { questionIn } from './answers';
import { plain, singular } from './latin';
import { cleanQuery, meaningfulTerms, termsOf } from './words';
import { keyOf, spelling } from './hindi/key';
import { mark } from '../results/ResultLink';

describe('the index', () => {
  const PAGES = [
    pageNamed('/amenities/Library', 'Library', ['books', 'reading room'], 'Opening hours and membership'),
    pageNamed('/courses', 'Programmes', ['library science']),
    pageNamed('/about-us/history', 'History of the university'),
    pageNamed('/campus-life', 'Life on campus (north)'),
    pageNamed('/btech', 'B.Tech. courses'),
    pageNamed('/recruitment', 'Recruitment', ['posts']),
    pageNamed('/posts', 'Postal address'),
  ];

  const index = new SearchIndex(PAGES, WORDS);
  const paths = (query: string) => index.search(query).hits.map(({ entry }) => entry.path);

  describe('what is found, the best first', () => {
    it.each([
      ['a title', 'history', ['/about-us/history']],
      ['any case', 'HISTORY', ['/about-us/history']],
      ['the beginning of a word', 'histo', ['/about-us/history']],
      ['words in any order', 'university history', ['/about-us/history']],
      ['a keyword', 'reading room', ['/amenities/Library']],
      ['words from title, keyword and description together', 'library books membership', ['/amenities/Library']],
      ['a title before a keyword', 'library', ['/amenities/Library', '/courses']],
      ['signs as they are', 'campus (north)', ['/campus-life']],
      ['dots and none', 'btech', ['/btech']],
      ['dots typed', 'b.tech', ['/btech']],
      ['a plural for a singular', 'libraries', ['/amenities/Library', '/courses']],
      ['nothing for blanks', '   ', []],
      ['nothing for signs', '!?', []],
      ['nothing that is not there', 'zebra', []],
    ])('%s', (_, query, expected) => {
      expect(paths(query)).toEqual(expected);
    });
  });

  describe('what comes near', () => {
    it.each([
      ['a letter missing', 'libary', '/amenities/Library'],
      ['letters changed places', 'hsitory', '/about-us/history'],
      ['misspelt and not finished', 'librer', '/amenities/Library'],
      ['one word nowhere', 'zebra history', '/about-us/history'],
      ['one word misspelt, one not', 'univercity history', '/about-us/history'],
    ])('%s', (_, query, expected) => {
      expect(paths(query)[0]).toBe(expected);
      expect(index.search(query).isNear).toBe(true);
    });

    it('is not looked for where there is the very word', () => {
      expect(index.search('posts')).toMatchObject({ isNear: false });
      expect(paths('posts')).not.toContain('/amenities/Library');
    });

    it.each(['zebra crossing lion history', 'history zebra crossing lion'])(
      'most words nowhere are too many: %s',
      (query) => {
        expect(paths(query)).toEqual([]);
      },
    );
  });

  describe('other words that are offered', () => {
    it.each([
      ['libary', 'library'],
      ['the Libary hours', 'the library hours'],
      ['univercity history', 'university history'],
      ['librer', 'library'],
    ])('for %s: %s', (query, instead) => expect(index.search(query).instead).toBe(instead));

    it('for a word that only the table of words explains', () => {
      const taught = new SearchIndex(PAGES, [...WORDS, { typed: 'library, kitab', means: 'library' }]);
      expect(taught.search('libary')).toMatchObject({ isNear: true, instead: 'library' });
      expect(taught.search('kitab')).toMatchObject({ isNear: false });
    });

    it.each(['library', 'histo', 'zebra', 'zebra history'])('none for %s', (query) =>
      expect(index.search(query)).not.toHaveProperty('instead'),
    );
  });

  describe('synonyms', () => {
    it.each([
      ['a word of the table', 'vacancy'],
      ['a misspelt one', 'vacency'],
      ['a Hindi one', 'naukri'],
      ['one in Devanagari', 'नौकरी'],
      ['one in Devanagari with words of a question', 'नौकरी कैसे'],
      ['one with a nukta', 'रोज़गार'],
    ])('%s leads to what the site calls it', (_, query) => {
      expect(paths(query)).toEqual(['/recruitment']);
    });

    it('are marked only beside what was typed', () => {
      expect(index.search('vacancy').marks).toEqual({ typed: ['vacancy'], meant: ['recruitment'] });
    });

    it.each(['vacancy,', ', vacancy', 'vacancy, - ,'])(
      'in a list with a comma too many mean nothing more: %s',
      (typed) => {
        const taught = new SearchIndex(PAGES, [{ typed, means: 'Recruitment' }]);
        expect(taught.search('history').marks.meant).toEqual([]);
        expect(taught.search('vacancy').marks.meant).toEqual(['recruitment']);
      },
    );
  });

  it('finds a page by what a part of it says, and both in one', () => {
    const part = {
      ...pageNamed('/amenities/Library#fines', 'Library: If it is late'),
      kind: 'passage' as const,
      text: 'Two rupees a day',
    };
    const whole = new SearchIndex([...PAGES, part]);
    const found = (query: string) => whole.search(query).hits.map(({ entry }) => entry.path);
    expect(found('library rupees')).toEqual(['/amenities/Library', '/amenities/Library#fines']);
    expect(found('rupees')).toEqual(expect.arrayContaining(['/amenities/Library', '/amenities/Library#fines']));
  });

  it('leaves out what has half of a name that something has whole', () => {
    const names = new SearchIndex([pageNamed('/girish', 'Girish Acharya'), pageNamed('/ravi', 'Ravi Acharya')]);
    const found = (query: string) => names.search(query).hits.map(({ entry }) => entry.path);
    expect(found('gireesh acharya')).toEqual(['/girish']);
    expect(found('acharya')).toHaveLength(2);
  });

  it('forgets what was looked up for another query', () => {
    const own = new SearchIndex(PAGES);
    const found = () => own.search('zebra').hits.map(({ entry }) => entry.path);
    own.lookUp([pageNamed('/zebra', 'Zebra')]);
    expect(found()).toEqual(['/zebra']);
    own.lookUp([pageNamed('/lion', 'Lion')]);
    expect(found()).toEqual([]);
  });

  it('finds what is added later', () => {
    const growing = new SearchIndex();
    expect(growing.search('history').hits).toEqual([]);
    growing.add(PAGES);
    expect(growing.search('history').hits).toHaveLength(1);
  });
});

describe('groups of results', () => {
  const entry = (kind: Kind, title: string) => ({ ...pageNamed(`/${title}`, title), kind });
  const search = (query: string, titles: [Kind, string][]) =>
    new SearchIndex(titles.map(([kind, title]) => entry(kind, title))).search(query);

  it('shows the group with the best result first, and of each group no more than asked', () => {
    const found = toFound(
      search('design', [
        ['page', 'Rules about design of rooms'],
        ['program', 'Design'],
        ['program', 'Design of shoes'],
        ['notice', 'Design fair'],
      ]),
      1,
    );
    expect(found.groups.map(({ kind, results, total }) => [kind, results.length, total])).toEqual([
      ['program', 1, 2],
      ['page', 1, 1],
      ['notice', 1, 1],
    ]);
    expect(found.total).toBe(4);
  });

  it('says that results only come near when all of them do', () => {
    const near = ['page', 'Design'] as [Kind, string];
    const exact = ['notice', 'Desgin as a trade mark'] as [Kind, string];
    expect(toFound(search('desgin', [near]), 5).isNear).toBe(true);
    expect(toFound(search('desgin', [near, exact]), 5).isNear).toBe(false);
    expect(toFound(search('desgin', []), 5)).toMatchObject({ isNear: false, total: 0, groups: [] });
  });
});

describe('answers', () => {
  it.each([
    ['cse fee', { topic: 'fee', of: 'cse' }],
    ['What is the fee structure of B.Tech. CSE?', { topic: 'fee', of: 'B.Tech CSE' }],
    ['last date to apply', { topic: 'last-date', of: '' }],
    ['fees kitni hai', { topic: 'fee', of: '' }],
    ['okhla metro station', { topic: 'place', of: 'okhla' }],
    ['library', undefined],
    ['', undefined],
  ])('%s asks for what it says', (query, question) => {
    expect(questionIn(query)).toEqual(question);
  });

  const client = () =>
    createQueryClient({ api: { get: async (path) => ANSWERS[path] }, sitePages: async () => SITE_PAGES });

  async function answersTo(query: string) {
    const { groups } = await client().fetchQuery(searchQuery(query));
    const [first] = groups;
    return first?.kind === 'answer'
      ? first.results.map(({ title, about, path }) => `${title} | ${about} | ${path}`)
      : [];
  }

  const CSE = 'B.Tech. Computer Science and Engineering | /programs/p1';

  it.each([
    ['computer science fee', [`₹45,000 tuition a semester. First payment: ₹62,500. | ${CSE}`]],
    ['cse last date', [`Last date to apply: 15 Jul 2026 | ${CSE}`]],
    ['eligibility cse', [`Class XII with physics and mathematics | ${CSE}`]],
    ['how many seats in cse', [`120 seats at 1 campus | ${CSE}`]],
    [
      'cse cut off',
      [
        'Opening and closing ranks by campus, category and round | B.Tech. Computer Science and Engineering | /admission/ranks/BCSE',
      ],
    ],
    ['last date', ['Last date to apply: B.Tech 15 Jul 2026 · PG 15 Jun 2026, has passed | Admission | /admission']],
    ['fee', ['₹45,000 tuition a semester. | Fees of all programmes | /admission/information-bulletin']],
    ['btech fees', ['₹45,000 tuition a semester. | Admission: B.Tech | /admission']],
    ['last date for pg', ['Last date to apply: 15 Jun 2026, has passed | Admission: Postgraduate | /admission']],
    ['hostel okhla', ['This campus has a hostel | Okhla II Campus | /campus/okhla-ii']],
    ['hostel', ['Campuses with a hostel: Okhla II | Hostels and transport | /amenities/Hostels-and-Transport']],
    [
      'metro okhla',
      ['Okhla, New Delhi 110020. Nearest metro: Govind Puri / Kalkaji | Okhla II Campus | /campus/okhla-ii'],
    ],
    ['email of meera nair', ['f1@seu.example | Dr. Meera Nair | /faculty/f1']],
  ])('%s is answered, with where it stands', async (query, answers) => {
    expect(await answersTo(query)).toEqual(answers);
  });

  it.each(['library fee', 'spanish fee', 'zebra last date', 'computer science'])(
    '%s is not answered: nobody knows, or nothing was asked',
    async (query) => {
      expect(await answersTo(query)).toEqual([]);
    },
  );

  it.each([
    ['meera', 'person', /^Dr\. Meera Nair/, '/faculty/f1'],
    ['library', 'page', /^Library/, '/amenities/Library'],
    ['btech', 'page', /^Undergraduate courses/, '/courses/ug'],
    ['cse', 'program', /^B\.Tech\. Computer Science and Engineering/, '/programs/p1'],
    ['spanish', 'program', /^B\.A\. \(Hons\.\) Spanish/, '/courses?q=B.A.+%28Hons.%29+Spanish'],
    ['design', 'department', /^Design/, '/dept/d1'],
    ['okhla 2', 'campus', /^Okhla II Campus.*For women only/, '/campus/okhla-ii'],
    ['kalkaji', 'campus', /^Okhla II Campus.*For women only/, '/campus/okhla-ii'],
    ['south zone', 'page', /^Campuses: South Zone/, '/campus/zone/south'],
    ['date sheet', 'page', /^Date sheets/, '/notices/section/exam-datesheet'],
    ['hackathon', 'notice', /^Hackathon: tools for small shops.*14 Aug 2025/, '/notices/n1'],
  ])('%s finds one %s: %s', async (query, kind, says, path) => {
    const { groups } = await client().fetchQuery(searchQuery(query));
    const { results = [] } = groups.find((group) => group.kind === kind) ?? {};
    expect(results.map((found) => [[found.title, found.about].join(' '), found.path])).toEqual([
      [expect.stringMatching(says), path],
    ]);
  });

  it.each(['search', 'examination notices'])('%s finds nothing that leads nowhere', async (query) => {
    const { groups } = await client().fetchQuery(searchQuery(query));
    const titles = groups.flatMap(({ results }) => results.map(({ title }) => title));
    expect(titles.filter((title) => /^(Search|Examination notices)/.test(title))).toEqual([]);
  });

  it('an answer alone is something found', async () => {
    const { total, groups } = await client().fetchQuery(searchQuery('deadline'));
    expect([total, groups.map(({ kind }) => kind)]).toEqual([1, ['answer']]);
  });

  it('what the text of a page says is found below its heading', async () => {
    const { groups } = await client().fetchQuery(searchQuery('opening hours'));
    expect(groups.find(({ kind }) => kind === 'passage')?.results).toEqual([
      {
        kind: 'passage',
        path: '/amenities/Library#hours',
        title: 'Library: Opening hours',
        about: 'Open from 9 to 6.',
      },
    ]);
  });
});

describe('words', () => {
  it.each([
    ['  a   b ', 'a b'],
    [null, ''],
    [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
  ])('%j is asked as %j', (typed, expected) => {
    expect(cleanQuery(typed)).toBe(expected);
  });

  it.each([
    ['B.Tech.', ['btech']],
    ['Anti-ragging (helpline)', ['anti', 'ragging', 'helpline']],
    ['Women’s résumé', ['women', 'resume']],
    ['vacancies courses campuses classes physics status', ['vacancy', 'course', 'campus', 'class', 'physic', 'status']],
    ['2025-26', ['2025', '26']],
    ['मुक्त विद्यालय', ['mukt', 'vidyly']],
  ])('%j has the terms %j', (text, expected) => {
    expect(termsOf(text)).toEqual(expected);
  });

  it.each([
    ['history of the university', ['history', 'university']],
    ['how to', ['how', 'to']],
    ['fees Fee FEES', ['fee']],
  ])('of %j %j says what is meant', (text, expected) => {
    expect(meaningfulTerms(text)).toEqual(expected);
  });

  it('leaves short words and singulars alone', () => {
    expect(['gas', 'bus', 'class', 'basis'].map(singular)).toEqual(['gas', 'bus', 'class', 'basis']);
    expect(plain('Ph.D.')).toBe('phd');
  });
});

describe('words that sound alike', () => {
  it.each([
    ['one word in both scripts, long and short vowels alike', ['प्रवेश', 'pravesh', 'parvesh', 'praavesh']],
    ['many and one', ['छात्रवृत्ति', 'छात्रवृत्तियाँ', 'छात्रवृत्तियों', 'chhatravritti', 'chatravriti', 'chhatravrittiyan']],
    ['what is said and what is not', ['शुल्क', 'shulk', 'shulak']],
    ['nukta', ['दाख़िला', 'दाखिला', 'daakhila', 'dakhila']],
    ['anusvara, the nasal itself, and m', ['संपर्क', 'सम्पर्क', 'sampark', 'sanpark']],
    ['the nasal of its row', ['अङ्क', 'अंक']],
    ['chandrabindu', ['पाँच', 'पांच', 'paanch']],
    ['joiners', ['क्\u200dष', 'क्ष', 'क्\u200cष']],
    ['ph and f', ['फ़ार्मेसी', 'फार्मेसी', 'pharmesi', 'farmesi']],
    ['w and v, z and j', ['वज़ीरपुर', 'wazirpur', 'vajeerpur']],
    ['ksh and x, gy and jn', ['शिक्षक', 'shikshak', 'shixak']],
    ['ज्ञ as it is said', ['विज्ञान', 'vigyan', 'vijnan']],
    ['vowels that stand beside each other', ['पढ़ाई', 'padhai', 'padhaai']],
    ['cases', ['किताब', 'किताबें', 'किताबों', 'kitabein', 'kitaab']],
    ['digits of both scripts', ['११०२', '1102']],
    ['a name', ['द्वारका', 'dwarka', 'dvaarka', 'DWARKA']],
  ])('%s', (_, words) => {
    expect([...new Set(words.map(keyOf))]).toHaveLength(1);
  });

  it.each([
    ['पता', 'पात्रता'],
    ['कुलपति', 'कुलाधिपति'],
    ['सूचना', 'संचालन'],
    ['दिन', 'दान'],
    ['खेल', 'कुल'],
    ['110020', '110002'],
  ])('%s is not %s', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });

  it('leaves abbreviations as they are', () => {
    expect(['BCA', 'UG', 'ncc', 'sc'].map(keyOf)).toEqual(['bca', 'ug', 'ncc', 'sc']);
  });

  it('spells a word in its own script', () => {
    expect(['फ़ीस', 'सीटें', 'fees', 'wapas'].map(spelling)).toEqual(['फीस', 'सीट', 'fee', 'wapas']);
  });
});

describe('marks in titles', () => {
  const shown = (text: string, marks: string[]) =>
    mark(text, marks)
      .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
      .join('');

  it.each([
    ['Library', ['lib'], '[Lib]rary'],
    ['Dr. Meera Nair', ['nair', 'dr'], '[Dr]. Meera [Nair]'],
    ['B.Tech. courses', ['bt'], '[B.T]ech. courses'],
    ['B.Tech. courses', ['btech', 'course'], '[B.Tech]. [courses]'],
    ['Vacancies', ['vacancy'], '[Vacancies]'],
    ['Programmes', ['pro', 'program'], '[Program]mes'],
    ['Banana', ['an'], 'Banana'],
    ['Café', ['cafe'], '[Café]'],
    ['Robotics and Automation', ['a'], 'Robotics and [A]utomation'],
    ['No match', ['zebra'], 'No match'],
    ['No marks', [], 'No marks'],
  ])('marks %s for %j', (text, marks, expected) => {
    expect(shown(text, marks)).toBe(expected);
  });
});
