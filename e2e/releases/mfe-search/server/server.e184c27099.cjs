(() => {
var __webpack_modules__ = ({
949(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
"use strict";
/* import */ var styled_components__rspack_import_0 = __webpack_require__(480);
/* import */ var styled_components__rspack_import_0_default = /*#__PURE__*/__webpack_require__.n(styled_components__rspack_import_0);
/* import */ var _university_shared_router__rspack_import_1 = __webpack_require__(158);
/* import */ var _university_shared_router__rspack_import_1_default = /*#__PURE__*/__webpack_require__.n(_university_shared_router__rspack_import_1);
/* import */ var _tokens__rspack_import_2 = __webpack_require__(169);



const looks = {
    primary: /*#__PURE__*/ (0,styled_components__rspack_import_0.css)([
        `background:`,
        `;color:`,
        `;border-color:`,
        `;`
    ], _tokens__rspack_import_2/* .color.accent */.yW.accent, _tokens__rspack_import_2/* .color.onAccent */.yW.onAccent, _tokens__rspack_import_2/* .color.accent */.yW.accent),
    quiet: /*#__PURE__*/ (0,styled_components__rspack_import_0.css)([
        `background:transparent;color:`,
        `;border-color:`,
        `;`
    ], _tokens__rspack_import_2/* .color.ink */.yW.ink, _tokens__rspack_import_2/* .color.ink */.yW.ink),
    danger: /*#__PURE__*/ (0,styled_components__rspack_import_0.css)([
        `background:transparent;color:`,
        `;border-color:`,
        `;`
    ], _tokens__rspack_import_2/* .color.bad */.yW.bad, _tokens__rspack_import_2/* .color.bad */.yW.bad)
};
const button = /*#__PURE__*/ (0,styled_components__rspack_import_0.css)([
    `display:inline-flex;align-items:center;justify-content:center;gap:`,
    `;min-height:48px;padding:`,
    ` `,
    `;border:2px solid;border-radius:`,
    `;font-weight:700;line-height:1.2;text-align:center;text-decoration:none;cursor:pointer;transition:transform 120ms,filter 120ms;`,
    ` &:hover{filter:brightness(0.94);}&:active{transform:translateY(1px);}&[aria-disabled='true'],&:disabled{opacity:0.6;cursor:not-allowed;}`,
    `{transition:none;}`
], (0,_tokens__rspack_import_2/* .space */.xe)(1), (0,_tokens__rspack_import_2/* .space */.xe)(1), (0,_tokens__rspack_import_2/* .space */.xe)(2.5), _tokens__rspack_import_2/* .radius.small */.r8.small, ({ $look = 'primary' })=>looks[$look], _tokens__rspack_import_2/* .calm */._D);
const Button = /*#__PURE__*/ styled_components__rspack_import_0_default().button.withConfig({
    componentId: "mfe_search__sc-7a7f9be8-0"
})([
    ``,
    ``
], button);
/** A link that looks like a button, for what leads somewhere. */ const ButtonLink = /*#__PURE__*/ (/* unused pure expression or super */ null && (styled(Link).withConfig({
    componentId: "mfe_search__sc-7a7f9be8-1"
})([
    ``,
    ``
], button)));
/** The same for addresses outside the site. */ const ButtonAnchor = /*#__PURE__*/ (/* unused pure expression or super */ null && (styled.a.withConfig({
    componentId: "mfe_search__sc-7a7f9be8-2"
})([
    ``,
    ``
], button)));

__webpack_require__.d(__webpack_exports__, {
}, {
  $n: Button
});


},
377(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
"use strict";
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(178);
/* import */ var react_jsx_runtime__rspack_import_0_default = /*#__PURE__*/__webpack_require__.n(react_jsx_runtime__rspack_import_0);
/* import */ var react__rspack_import_1 = __webpack_require__(953);
/* import */ var react__rspack_import_1_default = /*#__PURE__*/__webpack_require__.n(react__rspack_import_1);
/* import */ var styled_components__rspack_import_2 = __webpack_require__(480);
/* import */ var styled_components__rspack_import_2_default = /*#__PURE__*/__webpack_require__.n(styled_components__rspack_import_2);
/* import */ var _tokens__rspack_import_3 = __webpack_require__(169);




const control = /*#__PURE__*/ (0,styled_components__rspack_import_2.css)([
    `width:100%;height:48px;padding:0 `,
    `;border:2px solid `,
    `;border-radius:`,
    `;background:`,
    `;color:`,
    `;&[aria-invalid='true']{border-color:`,
    `;}`
], (0,_tokens__rspack_import_3/* .space */.xe)(1.5), _tokens__rspack_import_3/* .color.muted */.yW.muted, _tokens__rspack_import_3/* .radius.small */.r8.small, _tokens__rspack_import_3/* .color.sheet */.yW.sheet, _tokens__rspack_import_3/* .color.ink */.yW.ink, _tokens__rspack_import_3/* .color.bad */.yW.bad);
const Input = /*#__PURE__*/ styled_components__rspack_import_2_default().input.withConfig({
    componentId: "mfe_search__sc-1191cb84-0"
})([
    ``,
    ``
], control);
const Select = /*#__PURE__*/ (/* unused pure expression or super */ null && (styled.select.withConfig({
    componentId: "mfe_search__sc-1191cb84-1"
})([
    ``,
    ``
], control)));
const TextArea = /*#__PURE__*/ styled_components__rspack_import_2_default().textarea.withConfig({
    componentId: "mfe_search__sc-1191cb84-2"
})([
    ``,
    ` height:auto;min-height:6rem;padding-block:`,
    `;`
], control, (0,_tokens__rspack_import_3/* .space */.xe)(1));
const Label = /*#__PURE__*/ styled_components__rspack_import_2_default().label.withConfig({
    componentId: "mfe_search__sc-1191cb84-3"
})([
    `font-weight:700;`
]);
const Hint = /*#__PURE__*/ styled_components__rspack_import_2_default().span.withConfig({
    componentId: "mfe_search__sc-1191cb84-4"
})([
    `color:`,
    `;font-size:`,
    `;`
], _tokens__rspack_import_3/* .color.muted */.yW.muted, _tokens__rspack_import_3/* .text.small */.Qq.small);
const FieldError = /*#__PURE__*/ styled_components__rspack_import_2_default().span.withConfig({
    componentId: "mfe_search__sc-1191cb84-5"
})([
    `color:`,
    `;font-weight:700;font-size:`,
    `;`
], _tokens__rspack_import_3/* .color.bad */.yW.bad, _tokens__rspack_import_3/* .text.small */.Qq.small);
const FieldFrame = /*#__PURE__*/ styled_components__rspack_import_2_default().div.withConfig({
    componentId: "mfe_search__sc-1191cb84-6"
})([
    `display:flex;flex-direction:column;gap:`,
    `;`
], (0,_tokens__rspack_import_3/* .space */.xe)(0.5));
/** A labelled input. Hint and error are read out with it. */ function TextField({ label, hint, error, id: given, ...input }) {
    const made = useId();
    const id = given ?? made;
    const described = [
        hint && `${id}-hint`,
        error && `${id}-error`
    ].filter(Boolean).join(' ');
    return /*#__PURE__*/ _jsxs(FieldFrame, {
        children: [
            /*#__PURE__*/ _jsx(Label, {
                htmlFor: id,
                children: label
            }),
            hint && /*#__PURE__*/ _jsx(Hint, {
                id: `${id}-hint`,
                children: hint
            }),
            error && /*#__PURE__*/ _jsx(FieldError, {
                id: `${id}-error`,
                children: error
            }),
            /*#__PURE__*/ _jsx(Input, {
                ...input,
                id: id,
                "aria-invalid": error ? true : undefined,
                "aria-describedby": described || undefined
            })
        ]
    });
}

__webpack_require__.d(__webpack_exports__, {
}, {
  JU: Label,
  pd: Input
});


},
891(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
"use strict";
/* import */ var styled_components__rspack_import_0 = __webpack_require__(480);
/* import */ var styled_components__rspack_import_0_default = /*#__PURE__*/__webpack_require__.n(styled_components__rspack_import_0);
/* import */ var _tokens__rspack_import_1 = __webpack_require__(169);


/** The page's column: as wide as the screen allows, with room at the sides. */ const Container = /*#__PURE__*/ styled_components__rspack_import_0_default().div.withConfig({
    componentId: "mfe_search__sc-239acd80-0"
})([
    `width:100%;max-width:calc(`,
    ` + `,
    `);margin-inline:auto;padding-inline:`,
    `;`,
    `{padding-inline:`,
    `;}`
], _tokens__rspack_import_1/* .width.page */.VL.page, (0,_tokens__rspack_import_1/* .space */.xe)(6), (0,_tokens__rspack_import_1/* .space */.xe)(2), _tokens__rspack_import_1/* .wide.tablet */.U.tablet, (0,_tokens__rspack_import_1/* .space */.xe)(3));
/** A part of a page with room above and below; `$band` sets it off from its neighbours. */ const Section = /*#__PURE__*/ styled_components__rspack_import_0_default().section.withConfig({
    componentId: "mfe_search__sc-239acd80-1"
})([
    `padding-block:`,
    `;background:`,
    `;`,
    `{padding-block:`,
    `;}`
], (0,_tokens__rspack_import_1/* .space */.xe)(5), ({ $band })=>$band ? _tokens__rspack_import_1/* .color.band */.yW.band : 'transparent', _tokens__rspack_import_1/* .wide.tablet */.U.tablet, (0,_tokens__rspack_import_1/* .space */.xe)(8));
/** Things below each other, evenly apart. `$gap` counts steps of 8 px. */ const Stack = /*#__PURE__*/ styled_components__rspack_import_0_default().div.withConfig({
    componentId: "mfe_search__sc-239acd80-2"
})([
    `display:flex;flex-direction:column;gap:`,
    `;`
], ({ $gap = 2 })=>(0,_tokens__rspack_import_1/* .space */.xe)($gap));
/** Things beside each other while there is room. */ const Row = /*#__PURE__*/ styled_components__rspack_import_0_default().div.withConfig({
    componentId: "mfe_search__sc-239acd80-3"
})([
    `display:flex;flex-wrap:wrap;align-items:center;gap:`,
    `;`
], ({ $gap = 2 })=>(0,_tokens__rspack_import_1/* .space */.xe)($gap));
/** As many equal columns as fit, each at least `$min` wide. */ const Grid = /*#__PURE__*/ styled_components__rspack_import_0_default().div.withConfig({
    componentId: "mfe_search__sc-239acd80-4"
})([
    `display:grid;grid-template-columns:repeat(auto-fill,minmax(min(`,
    `,100%),1fr));gap:`,
    `;`
], ({ $min = '17rem' })=>$min, (0,_tokens__rspack_import_1/* .space */.xe)(3));
const Card = /*#__PURE__*/ styled_components__rspack_import_0_default().div.withConfig({
    componentId: "mfe_search__sc-239acd80-5"
})([
    `background:`,
    `;border:1px solid `,
    `;border-radius:`,
    `;box-shadow:`,
    `;padding:`,
    `;`
], _tokens__rspack_import_1/* .color.sheet */.yW.sheet, _tokens__rspack_import_1/* .color.line */.yW.line, _tokens__rspack_import_1/* .radius.large */.r8.large, _tokens__rspack_import_1/* .shadow.card */.r7.card, (0,_tokens__rspack_import_1/* .space */.xe)(3));
const PageTitle = /*#__PURE__*/ styled_components__rspack_import_0_default().h1.withConfig({
    componentId: "mfe_search__sc-239acd80-6"
})([
    `font-size:`,
    `;`
], _tokens__rspack_import_1/* .text.title */.Qq.title);
const SectionTitle = /*#__PURE__*/ styled_components__rspack_import_0_default().h2.withConfig({
    componentId: "mfe_search__sc-239acd80-7"
})([
    `font-size:`,
    `;`
], _tokens__rspack_import_1/* .text.heading */.Qq.heading);
/** Running text, no wider than reads well. */ const Prose = /*#__PURE__*/ styled_components__rspack_import_0_default().div.withConfig({
    componentId: "mfe_search__sc-239acd80-8"
})([
    `max-width:`,
    `;& > * + *{margin-top:`,
    `;}`
], _tokens__rspack_import_1/* .width.text */.VL.text, (0,_tokens__rspack_import_1/* .space */.xe)(2));
const Muted = /*#__PURE__*/ styled_components__rspack_import_0_default().p.withConfig({
    componentId: "mfe_search__sc-239acd80-9"
})([
    `color:`,
    `;`
], _tokens__rspack_import_1/* .color.muted */.yW.muted);
const Badge = /*#__PURE__*/ styled_components__rspack_import_0_default().span.withConfig({
    componentId: "mfe_search__sc-239acd80-10"
})([
    `display:inline-block;padding:0 `,
    `;border:1px solid `,
    `;border-radius:`,
    `;background:`,
    `;font-size:`,
    `;line-height:1.6;font-weight:700;`
], (0,_tokens__rspack_import_1/* .space */.xe)(1), _tokens__rspack_import_1/* .color.line */.yW.line, _tokens__rspack_import_1/* .radius.small */.r8.small, _tokens__rspack_import_1/* .color.band */.yW.band, _tokens__rspack_import_1/* .text.small */.Qq.small);
/** For screen readers only. */ const VisuallyHidden = /*#__PURE__*/ (/* unused pure expression or super */ null && (styled.span.withConfig({
    componentId: "mfe_search__sc-239acd80-11"
})([
    `position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;`
])));

__webpack_require__.d(__webpack_exports__, {
}, {
  BJ: Stack,
  Ex: Badge,
  QX: Muted,
  Zp: Card,
  _x: SectionTitle,
  fI: Row,
  mc: Container,
  sT: PageTitle,
  wn: Section
});


},
169(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
"use strict";
/** The look of the site as names. Values live in the shell's global style, so that one theme serves every remote. */ const color = {
    paper: 'var(--paper)',
    /** Raised surfaces: cards, dialogs, menus. */ sheet: 'var(--sheet)',
    /** A quiet band between sections. */ band: 'var(--band)',
    ink: 'var(--ink)',
    muted: 'var(--muted)',
    line: 'var(--line)',
    link: 'var(--link)',
    accent: 'var(--accent)',
    onAccent: 'var(--on-accent)',
    /** The dark ground of header and footer, the same in every theme, and what stands on it. */ night: 'var(--night)',
    onNight: 'var(--on-night)',
    onNightMuted: 'var(--on-night-muted)',
    good: 'var(--good)',
    bad: 'var(--bad)',
    badGround: 'var(--bad-ground)',
    goodGround: 'var(--good-ground)'
};
/** Steps of the 8 px grid: `space(2)` is 16 px. */ const space = (steps)=>`${steps / 2}rem`;
/** The type scale, six steps. */ const text = {
    small: '0.875rem',
    body: '1.0625rem',
    large: '1.25rem',
    heading: '1.5rem',
    title: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem)',
    display: 'clamp(2.25rem, 1.6rem + 3vw, 3.5rem)'
};
const radius = {
    small: '6px',
    large: '14px'
};
/** Widest content, and the longest comfortable line. */ const width = {
    page: '76rem',
    text: '66ch'
};
const shadow = {
    card: 'var(--shadow-card)',
    float: 'var(--shadow-float)'
};
/** From these widths on there is room for more. */ const wide = {
    phone: '@media (min-width: 36rem)',
    tablet: '@media (min-width: 52rem)',
    desktop: '@media (min-width: 66rem)'
};
const calm = '@media (prefers-reduced-motion: reduce)';

__webpack_require__.d(__webpack_exports__, {
}, {
  Qq: text,
  U: wide,
  VL: width,
  _D: calm,
  r7: shadow,
  r8: radius,
  xe: space,
  yW: color
});


},
916(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
"use strict";

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ noticesQuery),
  Z: () => (/* binding */ searchQuery)
});

// EXTERNAL MODULE: external "@university/shared/query"
var query_ = __webpack_require__(761);
// EXTERNAL MODULE: ./src/engine/found.ts + 1 modules
var engine_found = __webpack_require__(494);
// EXTERNAL MODULE: ./src/engine/search-index.ts + 6 modules
var search_index = __webpack_require__(677);
// EXTERNAL MODULE: ./src/live/kept-index.ts + 10 modules
var kept_index = __webpack_require__(362);
// EXTERNAL MODULE: external "@university/shared"
var shared_ = __webpack_require__(170);
;// CONCATENATED MODULE: ../shared/src/ui/format.ts
const IST = 'Asia/Kolkata';
/** Our own names: engines disagree on `Sep` and `Sept`, and then server and browser would. */ const MONTHS = [
    'Jan',
    'Feb',
    'Mar',
    'Apr',
    'May',
    'Jun',
    'Jul',
    'Aug',
    'Sep',
    'Oct',
    'Nov',
    'Dec'
];
const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: IST,
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: false
});
function inIst(instant) {
    return Object.fromEntries(parts.formatToParts(new Date(instant)).map(({ type, value })=>[
            type,
            value
        ]));
}
/** `14 Aug 2025`, in IST. */ function formatDate(instant) {
    const { day, month, year } = inIst(instant);
    return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}
/** `14 Aug 2025, 5:30 pm IST`. */ function formatInstant(instant) {
    const { hour = '0', minute } = inIst(instant);
    const clock = Number(hour) % 24;
    return `${formatDate(instant)}, ${clock % 12 || 12}:${minute} ${clock < 12 ? 'am' : 'pm'} IST`;
}
/** `₹1,25,000`. */ function formatMoney(rupees) {
    return `₹${rupees.toLocaleString('en-IN')}`;
}
/** `12 kB`, `3.4 MB`. */ function formatSize(bytes) {
    return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

// EXTERNAL MODULE: ./src/engine/words.ts
var words = __webpack_require__(524);
// EXTERNAL MODULE: ./src/texts.ts
var texts = __webpack_require__(334);
;// CONCATENATED MODULE: ./src/sources/notices.ts




const LIMIT = 50;
/** Letters by which a misspelt word is looked up. */ const START = 4;
/**
 * Notices that may fit, the newest first. There are too many for an index in the page, so the server looks through
 * their titles: for the whole query and for its longest word, then for the beginning of that word.
 */ async function readNotices(client, query, signal) {
    const [longest = query] = (0,words/* .meaningfulTerms */.CN)(query).sort((one, other)=>other.length - one.length);
    const [asked, ofWord] = await Promise.all([
        query.toLowerCase() === longest ? [] : titled(client, query, signal),
        titled(client, stem(longest), signal)
    ]);
    const found = [
        ...asked,
        ...ofWord
    ];
    const all = found.length > 0 || longest.length <= START ? found : await titled(client, longest.slice(0, START), signal);
    return [
        ...new Map(all.map((notice)=>[
                notice._id,
                noticeEntry(notice)
            ])).values()
    ];
}
async function titled(client, regex, signal) {
    const { data } = await (0,shared_.read)(client, '/notice', {
        query: {
            regex,
            limit: LIMIT
        },
        signal
    });
    return data.notices;
}
/** What a singular and its plural begin with alike: `vacanc`. */ const stem = (term)=>term.length > START ? term.replace(/y$/, '') : term;
function noticeEntry({ _id, fileName, publishAt, orderNumber, summary }) {
    return {
        kind: 'notice',
        path: `/notices/${encodeURIComponent(_id)}`,
        title: fileName,
        about: texts/* .texts.aboutNotice */.T.aboutNotice(formatDate(publishAt)),
        names: [
            {
                text: fileName,
                weight: 1
            },
            ...orderNumber ? [
                {
                    text: orderNumber,
                    weight: 1
                }
            ] : []
        ],
        also: summary
    };
}

;// CONCATENATED MODULE: ./src/api/search.ts





/** Results of one kind on the search page. */ const MOST = 20;
const FRESH_FOR = 60_000;
/** The results of one query, and nothing else of what was searched: they travel in the page. */ const searchQuery = (query)=>(0,query_.queryOptions)({
        queryKey: [
            'search',
            'results',
            query
        ],
        queryFn: async ({ client })=>{
            const [index, notices] = await Promise.all([
                readyIndex(client),
                noticeHits(client, query)
            ]);
            const failed = [
                ...index.snapshot().failed,
                ...notices ? [] : [
                    'notices'
                ]
            ];
            return {
                ...(0,engine_found/* .toFound */.Kw)([
                    index.search(query),
                    ...notices ? [
                        notices
                    ] : []
                ], MOST),
                failed
            };
        },
        // What could not be searched is tried again at the next occasion.
        staleTime: ({ state: { data } })=>data && data.failed.length > 0 ? 0 : FRESH_FOR
    });
async function readyIndex(client) {
    if (typeof window === 'undefined') return (0,kept_index/* .indexOfServer */.l)(client);
    const index = (0,kept_index/* .indexOfTab */.E)(client);
    await index.load();
    return index;
}
async function noticeHits(client, query) {
    try {
        return new search_index/* .SearchIndex */.d(await readNotices(client, query)).search(query);
    } catch  {
        return undefined;
    }
}
/** Notices that may fit what is being typed; what fits is found among them in the page. */ const noticesQuery = (query)=>(0,query_.queryOptions)({
        queryKey: [
            'search',
            'notices',
            query
        ],
        queryFn: ({ client, signal })=>readNotices(client, query, signal),
        enabled: query !== '',
        retry: false,
        staleTime: FRESH_FOR,
        // Until the answer is there, what the last one brought is looked through: a letter waits for nothing.
        placeholderData: (last)=>last
    });


},
494(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
"use strict";

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K$: () => (/* binding */ NOTHING),
  DE: () => (/* binding */ NO_MARKS),
  Kw: () => (/* binding */ toFound)
});

;// CONCATENATED MODULE: ./src/engine/kinds.ts
/** What search finds. The order is that of the groups where two have equally good results. */ const KINDS = [
    'page',
    'program',
    'campus',
    'department',
    'person',
    'notice'
];

;// CONCATENATED MODULE: ./src/engine/found.ts

const NO_MARKS = {
    typed: [],
    meant: []
};
const NOTHING = {
    groups: [],
    total: 0,
    marks: NO_MARKS,
    isNear: false
};
/** What several indexes found, in groups of at most `most` results each. */ function toFound(parts, most) {
    const hits = parts.flatMap((part)=>part.hits);
    const withHits = parts.filter((part)=>part.hits.length > 0);
    return {
        groups: KINDS.map((kind)=>hits.filter(({ entry })=>entry.kind === kind)).filter((ofKind)=>ofKind.length > 0).sort((one, other)=>bestOf(other) - bestOf(one)).map((ofKind)=>toGroup(ofKind, most)),
        total: hits.length,
        marks: {
            typed: [
                ...new Set(withHits.flatMap(({ marks })=>marks.typed))
            ],
            meant: [
                ...new Set(withHits.flatMap(({ marks })=>marks.meant))
            ]
        },
        isNear: withHits.length > 0 && withHits.every(({ isNear })=>isNear)
    };
}
const bestOf = (hits)=>hits[0]?.score ?? 0;
function toGroup(hits, most) {
    const results = hits.slice(0, most).map(({ entry: { kind, path, title, about } })=>({
            kind,
            path,
            title,
            about
        }));
    return {
        kind: hits[0].entry.kind,
        results,
        total: hits.length
    };
}


},
677(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
"use strict";

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ SearchIndex)
});

;// CONCATENATED MODULE: ./src/engine/alike.ts
/** How alike words are that so many edits lie between. */ const AFTER_EDITS = [
    1,
    0.75,
    0.6
];
/** Of a word that is misspelt and not finished. */ const SAME_START = 0.5;
const SHORTEST_START = 4;
/** Edits that a word of so many letters may be away: short words are near to too many others. */ const mostEdits = (letters)=>letters < 4 ? 0 : letters < 6 ? 1 : 2;
/** The word itself and what begins with it. */ function beginningWith(word, vocabulary) {
    const found = gather();
    for (const [term, entries] of vocabulary.atPrefix(word))found.add(term, term === word ? 1 : 0.7 + 0.25 * word.length / term.length, entries);
    return found;
}
/** The nearest spellings; where there are none, words with the same first letters. */ function spelledLike(word, vocabulary) {
    const found = gather();
    const near = [
        ...vocabulary.fuzzyGet(word, mostEdits(word.length))
    ].filter(([, [, edits]])=>edits > 0);
    const fewest = Math.min(...near.map(([, [, edits]])=>edits));
    for (const [term, [entries, edits]] of near){
        if (edits === fewest) found.add(term, AFTER_EDITS[edits] ?? 0, entries);
    }
    for(let end = word.length - 1; found.terms.size === 0 && end >= shortestStart(word); end--){
        for (const [term, entries] of vocabulary.atPrefix(word.slice(0, end)))found.add(term, SAME_START, entries);
    }
    return found;
}
const shortestStart = (word)=>Math.max(SHORTEST_START, word.length - 2);
/** Both together. */ function both(one, other) {
    return {
        terms: new Map([
            ...other.terms,
            ...one.terms
        ]),
        entries: new Set([
            ...one.entries,
            ...other.entries
        ])
    };
}
function gather() {
    const terms = new Map();
    const entries = new Set();
    return {
        terms,
        entries,
        add (term, alike, places) {
            terms.set(term, alike);
            for (const place of places)entries.add(place);
        }
    };
}

;// CONCATENATED MODULE: ./src/engine/synonyms.ts
/**
 * What people call things, and what the site calls them. Each row: the words people type, then what they may mean,
 * as a name that the site uses. A word may have several meanings; a row never leads to another row.
 */ const SYNONYMS = [
    // Programmes by their usual abbreviations.
    [
        'computer, cs, cse, computer engineering degree',
        'computer science and engineering'
    ],
    [
        'ece, electronics engineering degree',
        'electronics and communication engineering'
    ],
    [
        'eee, electrical',
        'electrical engineering'
    ],
    [
        'mech',
        'mechanical engineering'
    ],
    [
        'civil',
        'civil engineering'
    ],
    [
        'auto engineering',
        'automobile engineering'
    ],
    [
        'ai',
        'artificial intelligence'
    ],
    [
        'aiml, ai ml, machine learning',
        'artificial intelligence and machine learning'
    ],
    [
        'ds',
        'data science'
    ],
    [
        'cyber security, cybersecurity, networking',
        'network engineering and security'
    ],
    [
        'bca',
        'bs computer applications'
    ],
    [
        'bhm, bhmct, hotel',
        'hotel management'
    ],
    [
        'bfsi, banking, finance degree',
        'banking financial services and insurance'
    ],
    [
        'dmlt, bmlt, mlt, lab technician',
        'medical laboratory sciences'
    ],
    [
        'dpharma, d pharma, dpharm, bpharma, pharma',
        'pharmacy'
    ],
    [
        'ecommerce, e commerce',
        'e commerce'
    ],
    [
        'fashion designing',
        'fashion design'
    ],
    [
        'interior designing',
        'interior design'
    ],
    [
        'beautician, parlour',
        'beauty'
    ],
    [
        'barch',
        'architecture'
    ],
    [
        'polytechnic, after 10th, after class 10',
        'diploma'
    ],
    [
        'bachelor, after 12th, after class 12, bsc, ba, bcom',
        'undergraduate courses'
    ],
    [
        'be, engineering, btec',
        'btech'
    ],
    [
        'master, msc, ma, mtech, after graduation',
        'postgraduate courses'
    ],
    [
        'course, program, programme, syllabus, study',
        'programmes'
    ],
    // Admission.
    [
        'fee, fee structure, tuition, charge, cost, payment',
        'information bulletin'
    ],
    [
        'brochure, prospectus, seat matrix, intake',
        'information bulletin'
    ],
    [
        'cut off, cutoff, merit list, allotment, allocation, seat',
        'result'
    ],
    [
        'counselling, counseling, document verification, admission step',
        'admission process'
    ],
    [
        'quota, caste, obc, sc, st, ews',
        'reservation'
    ],
    [
        'form, registration, enrol, enroll, join',
        'admission'
    ],
    [
        'withdraw, withdrawal, cancel admission',
        'fee refund policy'
    ],
    // Student life and services.
    [
        'hostel, accommodation, mess, canteen, paying guest',
        'contact'
    ],
    [
        'call, helpline, help, enquiry, inquiry, mail, email, location',
        'contact'
    ],
    [
        'job, vacancy, career, walk in, post, work with us',
        'recruitment'
    ],
    [
        'package, salary, recruiter, tnp, tpo, tap cell, campus placement',
        'training and placement'
    ],
    [
        'complaint, complain, problem',
        'grievance form'
    ],
    [
        'harassment, women cell',
        'internal complaints committee'
    ],
    [
        'pwd, divyang, handicapped, disability, disabled',
        'equal opportunity cell'
    ],
    [
        'stipend, financial aid, freeship',
        'scholarship'
    ],
    [
        'bully, bullying',
        'anti ragging'
    ],
    [
        'book, e library, reading',
        'library'
    ],
    [
        'game, ground, playground',
        'sports'
    ],
    [
        'vacation, closed',
        'holiday calendar'
    ],
    [
        'incubator, start up, startup, incubation, founder',
        'entrepreneurship'
    ],
    [
        'nss, cadet',
        'ncc'
    ],
    [
        'mou, tie up, partner',
        'collaborations'
    ],
    // Examinations and papers.
    [
        'mark sheet, marksheet, admit card, degree certificate',
        'controller of examinations'
    ],
    [
        'exam, examination',
        'controller of examinations'
    ],
    [
        'datesheet, exam schedule, time table, timetable',
        'date sheets'
    ],
    [
        'exam date, semester date, term',
        'academic calendar'
    ],
    [
        'notification, announcement, news, latest',
        'notices'
    ],
    [
        'bid, nit, quotation',
        'tenders'
    ],
    // People and offices.
    [
        'vc, vice chancelor',
        'vice chancellor'
    ],
    [
        'teacher, professor, lecturer, staff',
        'faculty'
    ],
    [
        'professor',
        'prof'
    ],
    [
        'doctor',
        'dr'
    ],
    [
        'hod',
        'head of department'
    ],
    [
        'map, address, reach',
        'contact'
    ],
    // Hindi in Latin letters.
    [
        'pustakalaya, pustakalay, kitab',
        'library'
    ],
    [
        'chhatravritti, chatravritti, vazifa',
        'scholarship'
    ],
    [
        'pravesh, dakhila, daakhila',
        'admission'
    ],
    [
        'shulk, fees kitni',
        'information bulletin'
    ],
    [
        'parinam, parinaam, nateeja',
        'result'
    ],
    [
        'naukri, rojgar, rozgar, bharti',
        'recruitment'
    ],
    [
        'shikayat, shikaayat',
        'grievance form'
    ],
    [
        'kulpati',
        'vice chancellor'
    ],
    [
        'kuladhipati',
        'chancellor'
    ],
    [
        'kulsachiv',
        'registrar'
    ],
    [
        'pariksha, imtihan',
        'controller of examinations'
    ],
    [
        'chhutti, chutti, avkash',
        'holiday calendar'
    ],
    [
        'khel, khelkud',
        'sports'
    ],
    [
        'suchna, soochna',
        'notices'
    ],
    [
        'nivida',
        'tenders'
    ],
    [
        'parisar',
        'campus'
    ],
    [
        'vibhag',
        'department'
    ],
    [
        'pathyakram',
        'programmes'
    ],
    [
        'shikshak, adhyapak',
        'faculty'
    ],
    [
        'chhatravas, chatravas',
        'contact'
    ],
    [
        'sampark',
        'contact'
    ],
    [
        'itihas',
        'history'
    ],
    [
        'purv chhatra',
        'alumni'
    ],
    [
        'udyamita',
        'entrepreneurship'
    ],
    [
        'kaushal',
        'skill'
    ]
];

// EXTERNAL MODULE: ./src/engine/words.ts
var engine_words = __webpack_require__(524);
;// CONCATENATED MODULE: ./src/engine/meanings.ts


/** A synonym is a little less sure than what was typed, and less still when it stands for a part of the query only. */ const WHOLE = 0.97;
const PART = 0.87;
/** Most meanings of one query that are looked for, and most spellings of one word that are looked up in the table. */ const MOST_MEANINGS = 8;
const MOST_SPELLINGS = 3;
/** Shorter words begin too many others. */ const meanings_SHORTEST_START = 3;
const rows = SYNONYMS.flatMap(([typed, meant])=>typed.split(', ').map((phrase)=>({
            phrase: (0,engine_words/* .meaningfulTerms */.CN)(phrase),
            meant: (0,engine_words/* .meaningfulTerms */.CN)(meant)
        })));
/** Every word that the table explains; for spelling. */ const EXPLAINED = new Set(rows.flatMap(({ phrase })=>phrase));
/** What a query may mean beside what it says. `words`: what each of its terms may stand for. */ function otherMeanings(terms, words) {
    const found = spellings(terms, words).flatMap((spelling)=>rows.flatMap(({ phrase, meant })=>{
            const at = placeOf(phrase, spelling.terms);
            if (at === -1) return [];
            const others = [
                ...spelling.terms.slice(0, at),
                ...spelling.terms.slice(at + phrase.length)
            ];
            const weight = spelling.weight * (others.length === 0 ? WHOLE : PART);
            return [
                {
                    terms: [
                        ...new Set([
                            ...others,
                            ...meant
                        ])
                    ],
                    weight
                }
            ];
        }));
    return found.slice(0, MOST_MEANINGS);
}
/** The query as it is, then with one word as the table spells it. */ function spellings(terms, words) {
    const others = terms.flatMap((term, index)=>term.length < meanings_SHORTEST_START ? [] : [
            ...words[index]?.terms ?? []
        ].filter(([other])=>other !== term && EXPLAINED.has(other)).sort(([, one], [, other])=>other - one).slice(0, MOST_SPELLINGS).map(([other, weight])=>({
                terms: terms.with(index, other),
                weight
            })));
    return [
        {
            terms,
            weight: 1
        },
        ...others
    ];
}
function placeOf(phrase, terms) {
    return terms.findIndex((_, at)=>phrase.every((term, index)=>terms[at + index] === term));
}

;// CONCATENATED MODULE: ./src/engine/score.ts
/** Between things that fit equally well: what most visitors come for goes first. */ const KIND_WEIGHT = {
    page: 1,
    program: 0.99,
    campus: 0.98,
    department: 0.96,
    person: 0.95,
    notice: 0.9
};
/** A name that has other words, too, fits less well. */ const BY_COVERAGE = 0.45;
/** For a name that begins with what was typed first. */ const score_SAME_START = 0.02;
/** How much of what a keyword lacks in certainty the title adds, where the words are in it, too. */ const TITLE_TOO = 0.5;
/** Of two pages the one nearer to home is the more general. */ const PER_STEP = 0.005;
/** Where the words are spread over several names and the description. */ const SPREAD = 0.6;
const ALSO_WEIGHT = 0.5;
/**
 * How well an entry fits what was typed, from 0 (a word is nowhere) to about 1 (its very name). `words`: what each
 * typed word may stand for.
 */ function score({ entry, names, also }, words) {
    const values = names.map(({ terms, weight })=>ofName(terms, words) * weight);
    const title = values[0] ?? 0;
    const best = values.reduce((so, value, index)=>{
        const isKeyword = index > 0 && value > 0 && (names[index]?.weight ?? 1) < 1;
        return Math.max(so, isKeyword ? value + (1 - value) * title * TITLE_TOO : value);
    }, spread(names, also, words));
    return best && best * KIND_WEIGHT[entry.kind] - entry.path.split('/').length * PER_STEP;
}
function ofName(terms, words) {
    const matched = new Set();
    let sum = 0;
    for (const word of words){
        const [alike, at] = bestOf(terms, word);
        if (alike === 0) return 0;
        matched.add(at);
        sum += alike;
    }
    const coverage = matched.size / terms.length;
    const startsAlike = words[0]?.terms.has(terms[0] ?? '') ? score_SAME_START : 0;
    return sum / words.length * (1 - BY_COVERAGE + BY_COVERAGE * coverage) + startsAlike;
}
function spread(names, also, words) {
    let sum = 0;
    for (const word of words){
        let best = bestOf(also, word)[0] * ALSO_WEIGHT;
        for (const { terms, weight } of names)best = Math.max(best, bestOf(terms, word)[0] * weight);
        if (best === 0) return 0;
        sum += best;
    }
    return sum / words.length * SPREAD;
}
/** How alike the most similar of these terms is, and its place. */ function bestOf(terms, { terms: alike }) {
    let best = 0;
    let at = -1;
    for (const [index, term] of terms.entries()){
        const value = alike.get(term) ?? 0;
        if (value > best) [best, at] = [
            value,
            index
        ];
    }
    return [
        best,
        at
    ];
}

;// CONCATENATED MODULE: ../../h2/node_modules/minisearch/dist/es/SearchableMap.js
/** @ignore */
const ENTRIES = 'ENTRIES';
/** @ignore */
const KEYS = 'KEYS';
/** @ignore */
const VALUES = 'VALUES';
/** @ignore */
const LEAF = '';
/**
 * @private
 */
class TreeIterator {
    constructor(set, type) {
        const node = set._tree;
        const keys = Array.from(node.keys());
        this.set = set;
        this._type = type;
        this._path = keys.length > 0 ? [{ node, keys }] : [];
    }
    next() {
        const value = this.dive();
        this.backtrack();
        return value;
    }
    dive() {
        if (this._path.length === 0) {
            return { done: true, value: undefined };
        }
        const { node, keys } = last$1(this._path);
        if (last$1(keys) === LEAF) {
            return { done: false, value: this.result() };
        }
        const child = node.get(last$1(keys));
        this._path.push({ node: child, keys: Array.from(child.keys()) });
        return this.dive();
    }
    backtrack() {
        if (this._path.length === 0) {
            return;
        }
        const keys = last$1(this._path).keys;
        keys.pop();
        if (keys.length > 0) {
            return;
        }
        this._path.pop();
        this.backtrack();
    }
    key() {
        return this.set._prefix + this._path
            .map(({ keys }) => last$1(keys))
            .filter(key => key !== LEAF)
            .join('');
    }
    value() {
        return last$1(this._path).node.get(LEAF);
    }
    result() {
        switch (this._type) {
            case VALUES: return this.value();
            case KEYS: return this.key();
            default: return [this.key(), this.value()];
        }
    }
    [Symbol.iterator]() {
        return this;
    }
}
const last$1 = (array) => {
    return array[array.length - 1];
};

/* eslint-disable no-labels */
/**
 * @ignore
 */
const fuzzySearch = (node, query, maxDistance) => {
    const results = new Map();
    if (query === undefined)
        return results;
    // Number of columns in the Levenshtein matrix.
    const n = query.length + 1;
    // Matching terms can never be longer than N + maxDistance.
    const m = n + maxDistance;
    // Fill first matrix row and column with numbers: 0 1 2 3 ...
    const matrix = new Uint8Array(m * n).fill(maxDistance + 1);
    for (let j = 0; j < n; ++j)
        matrix[j] = j;
    for (let i = 1; i < m; ++i)
        matrix[i * n] = i;
    recurse(node, query, maxDistance, results, matrix, 1, n, '');
    return results;
};
// Modified version of http://stevehanov.ca/blog/?id=114
// This builds a Levenshtein matrix for a given query and continuously updates
// it for nodes in the radix tree that fall within the given maximum edit
// distance. Keeping the same matrix around is beneficial especially for larger
// edit distances.
//
//           k   a   t   e   <-- query
//       0   1   2   3   4
//   c   1   1   2   3   4
//   a   2   2   1   2   3
//   t   3   3   2   1  [2]  <-- edit distance
//   ^
//   ^ term in radix tree, rows are added and removed as needed
const recurse = (node, query, maxDistance, results, matrix, m, n, prefix) => {
    const offset = m * n;
    key: for (const key of node.keys()) {
        if (key === LEAF) {
            // We've reached a leaf node. Check if the edit distance acceptable and
            // store the result if it is.
            const distance = matrix[offset - 1];
            if (distance <= maxDistance) {
                results.set(prefix, [node.get(key), distance]);
            }
        }
        else {
            // Iterate over all characters in the key. Update the Levenshtein matrix
            // and check if the minimum distance in the last row is still within the
            // maximum edit distance. If it is, we can recurse over all child nodes.
            let i = m;
            for (let pos = 0; pos < key.length; ++pos, ++i) {
                const char = key[pos];
                const thisRowOffset = n * i;
                const prevRowOffset = thisRowOffset - n;
                // Set the first column based on the previous row, and initialize the
                // minimum distance in the current row.
                let minDistance = matrix[thisRowOffset];
                const jmin = Math.max(0, i - maxDistance - 1);
                const jmax = Math.min(n - 1, i + maxDistance);
                // Iterate over remaining columns (characters in the query).
                for (let j = jmin; j < jmax; ++j) {
                    const different = char !== query[j];
                    // It might make sense to only read the matrix positions used for
                    // deletion/insertion if the characters are different. But we want to
                    // avoid conditional reads for performance reasons.
                    const rpl = matrix[prevRowOffset + j] + +different;
                    const del = matrix[prevRowOffset + j + 1] + 1;
                    const ins = matrix[thisRowOffset + j] + 1;
                    const dist = matrix[thisRowOffset + j + 1] = Math.min(rpl, del, ins);
                    if (dist < minDistance)
                        minDistance = dist;
                }
                // Because distance will never decrease, we can stop. There will be no
                // matching child nodes.
                if (minDistance > maxDistance) {
                    continue key;
                }
            }
            recurse(node.get(key), query, maxDistance, results, matrix, i, n, prefix + key);
        }
    }
};

/* eslint-disable no-labels */
/**
 * A class implementing the same interface as a standard JavaScript
 * [`Map`](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Map)
 * with string keys, but adding support for efficiently searching entries with
 * prefix or fuzzy search. This class is used internally by {@link MiniSearch}
 * as the inverted index data structure. The implementation is a radix tree
 * (compressed prefix tree).
 *
 * Since this class can be of general utility beyond _MiniSearch_, it is
 * exported by the `minisearch` package and can be imported (or required) as
 * `minisearch/SearchableMap`.
 *
 * @typeParam T  The type of the values stored in the map.
 */
class SearchableMap {
    /**
     * The constructor is normally called without arguments, creating an empty
     * map. In order to create a {@link SearchableMap} from an iterable or from an
     * object, check {@link SearchableMap.from} and {@link
     * SearchableMap.fromObject}.
     *
     * The constructor arguments are for internal use, when creating derived
     * mutable views of a map at a prefix.
     */
    constructor(tree = new Map(), prefix = '') {
        this._size = undefined;
        this._tree = tree;
        this._prefix = prefix;
    }
    /**
     * Creates and returns a mutable view of this {@link SearchableMap},
     * containing only entries that share the given prefix.
     *
     * ### Usage:
     *
     * ```javascript
     * let map = new SearchableMap()
     * map.set("unicorn", 1)
     * map.set("universe", 2)
     * map.set("university", 3)
     * map.set("unique", 4)
     * map.set("hello", 5)
     *
     * let uni = map.atPrefix("uni")
     * uni.get("unique") // => 4
     * uni.get("unicorn") // => 1
     * uni.get("hello") // => undefined
     *
     * let univer = map.atPrefix("univer")
     * univer.get("unique") // => undefined
     * univer.get("universe") // => 2
     * univer.get("university") // => 3
     * ```
     *
     * @param prefix  The prefix
     * @return A {@link SearchableMap} representing a mutable view of the original
     * Map at the given prefix
     */
    atPrefix(prefix) {
        if (!prefix.startsWith(this._prefix)) {
            throw new Error('Mismatched prefix');
        }
        const [node, path] = trackDown(this._tree, prefix.slice(this._prefix.length));
        if (node === undefined) {
            const [parentNode, key] = last(path);
            for (const k of parentNode.keys()) {
                if (k !== LEAF && k.startsWith(key)) {
                    const node = new Map();
                    node.set(k.slice(key.length), parentNode.get(k));
                    return new SearchableMap(node, prefix);
                }
            }
        }
        return new SearchableMap(node, prefix);
    }
    /**
     * @see https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Map/clear
     */
    clear() {
        this._size = undefined;
        this._tree.clear();
    }
    /**
     * @see https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Map/delete
     * @param key  Key to delete
     */
    delete(key) {
        this._size = undefined;
        return remove(this._tree, key);
    }
    /**
     * @see https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Map/entries
     * @return An iterator iterating through `[key, value]` entries.
     */
    entries() {
        return new TreeIterator(this, ENTRIES);
    }
    /**
     * @see https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Map/forEach
     * @param fn  Iteration function
     */
    forEach(fn) {
        for (const [key, value] of this) {
            fn(key, value, this);
        }
    }
    /**
     * Returns a Map of all the entries that have a key within the given edit
     * distance from the search key. The keys of the returned Map are the matching
     * keys, while the values are two-element arrays where the first element is
     * the value associated to the key, and the second is the edit distance of the
     * key to the search key.
     *
     * ### Usage:
     *
     * ```javascript
     * let map = new SearchableMap()
     * map.set('hello', 'world')
     * map.set('hell', 'yeah')
     * map.set('ciao', 'mondo')
     *
     * // Get all entries that match the key 'hallo' with a maximum edit distance of 2
     * map.fuzzyGet('hallo', 2)
     * // => Map(2) { 'hello' => ['world', 1], 'hell' => ['yeah', 2] }
     *
     * // In the example, the "hello" key has value "world" and edit distance of 1
     * // (change "e" to "a"), the key "hell" has value "yeah" and edit distance of 2
     * // (change "e" to "a", delete "o")
     * ```
     *
     * @param key  The search key
     * @param maxEditDistance  The maximum edit distance (Levenshtein)
     * @return A Map of the matching keys to their value and edit distance
     */
    fuzzyGet(key, maxEditDistance) {
        return fuzzySearch(this._tree, key, maxEditDistance);
    }
    /**
     * @see https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Map/get
     * @param key  Key to get
     * @return Value associated to the key, or `undefined` if the key is not
     * found.
     */
    get(key) {
        const node = lookup(this._tree, key);
        return node !== undefined ? node.get(LEAF) : undefined;
    }
    /**
     * @see https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Map/has
     * @param key  Key
     * @return True if the key is in the map, false otherwise
     */
    has(key) {
        const node = lookup(this._tree, key);
        return node !== undefined && node.has(LEAF);
    }
    /**
     * @see https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Map/keys
     * @return An `Iterable` iterating through keys
     */
    keys() {
        return new TreeIterator(this, KEYS);
    }
    /**
     * @see https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Map/set
     * @param key  Key to set
     * @param value  Value to associate to the key
     * @return The {@link SearchableMap} itself, to allow chaining
     */
    set(key, value) {
        if (typeof key !== 'string') {
            throw new Error('key must be a string');
        }
        this._size = undefined;
        const node = createPath(this._tree, key);
        node.set(LEAF, value);
        return this;
    }
    /**
     * @see https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Map/size
     */
    get size() {
        if (this._size) {
            return this._size;
        }
        /** @ignore */
        this._size = 0;
        const iter = this.entries();
        while (!iter.next().done)
            this._size += 1;
        return this._size;
    }
    /**
     * Updates the value at the given key using the provided function. The function
     * is called with the current value at the key, and its return value is used as
     * the new value to be set.
     *
     * ### Example:
     *
     * ```javascript
     * // Increment the current value by one
     * searchableMap.update('somekey', (currentValue) => currentValue == null ? 0 : currentValue + 1)
     * ```
     *
     * If the value at the given key is or will be an object, it might not require
     * re-assignment. In that case it is better to use `fetch()`, because it is
     * faster.
     *
     * @param key  The key to update
     * @param fn  The function used to compute the new value from the current one
     * @return The {@link SearchableMap} itself, to allow chaining
     */
    update(key, fn) {
        if (typeof key !== 'string') {
            throw new Error('key must be a string');
        }
        this._size = undefined;
        const node = createPath(this._tree, key);
        node.set(LEAF, fn(node.get(LEAF)));
        return this;
    }
    /**
     * Fetches the value of the given key. If the value does not exist, calls the
     * given function to create a new value, which is inserted at the given key
     * and subsequently returned.
     *
     * ### Example:
     *
     * ```javascript
     * const map = searchableMap.fetch('somekey', () => new Map())
     * map.set('foo', 'bar')
     * ```
     *
     * @param key  The key to update
     * @param initial  A function that creates a new value if the key does not exist
     * @return The existing or new value at the given key
     */
    fetch(key, initial) {
        if (typeof key !== 'string') {
            throw new Error('key must be a string');
        }
        this._size = undefined;
        const node = createPath(this._tree, key);
        let value = node.get(LEAF);
        if (value === undefined) {
            node.set(LEAF, value = initial());
        }
        return value;
    }
    /**
     * @see https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Map/values
     * @return An `Iterable` iterating through values.
     */
    values() {
        return new TreeIterator(this, VALUES);
    }
    /**
     * @see https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Map/@@iterator
     */
    [Symbol.iterator]() {
        return this.entries();
    }
    /**
     * Creates a {@link SearchableMap} from an `Iterable` of entries
     *
     * @param entries  Entries to be inserted in the {@link SearchableMap}
     * @return A new {@link SearchableMap} with the given entries
     */
    static from(entries) {
        const tree = new SearchableMap();
        for (const [key, value] of entries) {
            tree.set(key, value);
        }
        return tree;
    }
    /**
     * Creates a {@link SearchableMap} from the iterable properties of a JavaScript object
     *
     * @param object  Object of entries for the {@link SearchableMap}
     * @return A new {@link SearchableMap} with the given entries
     */
    static fromObject(object) {
        return SearchableMap.from(Object.entries(object));
    }
}
const trackDown = (tree, key, path = []) => {
    if (key.length === 0 || tree == null) {
        return [tree, path];
    }
    for (const k of tree.keys()) {
        if (k !== LEAF && key.startsWith(k)) {
            path.push([tree, k]); // performance: update in place
            return trackDown(tree.get(k), key.slice(k.length), path);
        }
    }
    path.push([tree, key]); // performance: update in place
    return trackDown(undefined, '', path);
};
const lookup = (tree, key) => {
    if (key.length === 0 || tree == null) {
        return tree;
    }
    for (const k of tree.keys()) {
        if (k !== LEAF && key.startsWith(k)) {
            return lookup(tree.get(k), key.slice(k.length));
        }
    }
};
// Create a path in the radix tree for the given key, and returns the deepest
// node. This function is in the hot path for indexing. It avoids unnecessary
// string operations and recursion for performance.
const createPath = (node, key) => {
    const keyLength = key.length;
    outer: for (let pos = 0; node && pos < keyLength;) {
        for (const k of node.keys()) {
            // Check whether this key is a candidate: the first characters must match.
            if (k !== LEAF && key[pos] === k[0]) {
                const len = Math.min(keyLength - pos, k.length);
                // Advance offset to the point where key and k no longer match.
                let offset = 1;
                while (offset < len && key[pos + offset] === k[offset])
                    ++offset;
                const child = node.get(k);
                if (offset === k.length) {
                    // The existing key is shorter than the key we need to create.
                    node = child;
                }
                else {
                    // Partial match: we need to insert an intermediate node to contain
                    // both the existing subtree and the new node.
                    const intermediate = new Map();
                    intermediate.set(k.slice(offset), child);
                    node.set(key.slice(pos, pos + offset), intermediate);
                    node.delete(k);
                    node = intermediate;
                }
                pos += offset;
                continue outer;
            }
        }
        // Create a final child node to contain the final suffix of the key.
        const child = new Map();
        node.set(key.slice(pos), child);
        return child;
    }
    return node;
};
const remove = (tree, key) => {
    const [node, path] = trackDown(tree, key);
    if (node === undefined) {
        return;
    }
    node.delete(LEAF);
    if (node.size === 0) {
        cleanup(path);
    }
    else if (node.size === 1) {
        const [key, value] = node.entries().next().value;
        merge(path, key, value);
    }
};
const cleanup = (path) => {
    if (path.length === 0) {
        return;
    }
    const [node, key] = last(path);
    node.delete(key);
    if (node.size === 0) {
        cleanup(path.slice(0, -1));
    }
    else if (node.size === 1) {
        const [key, value] = node.entries().next().value;
        if (key !== LEAF) {
            merge(path.slice(0, -1), key, value);
        }
    }
};
const merge = (path, key, value) => {
    if (path.length === 0) {
        return;
    }
    const [node, nodeKey] = last(path);
    node.set(nodeKey + key, value);
    node.delete(nodeKey);
};
const last = (array) => {
    return array[array.length - 1];
};


//# sourceMappingURL=SearchableMap.js.map

;// CONCATENATED MODULE: ./src/engine/vocabulary.ts

const emptyVocabulary = ()=>new SearchableMap();
/** Adds words that lead to the entry at this place; without a place they are known for spelling only. */ function learn(vocabulary, terms, place) {
    for (const term of terms){
        const places = vocabulary.fetch(term, ()=>new Set());
        if (place !== undefined) places.add(place);
    }
}

;// CONCATENATED MODULE: ./src/engine/search-index.ts





/** Of a result that lacks one of the words. */ const INCOMPLETE = 0.5;
/** Finds entries by their names: by whole words, beginnings, misspellings and synonyms. */ class SearchIndex {
    known = [];
    vocabulary = emptyVocabulary();
    constructor(entries = []){
        learn(this.vocabulary, EXPLAINED);
        this.add(entries);
    }
    add(entries) {
        for (const entry of entries){
            const names = entry.names.map(({ text, weight })=>({
                    terms: (0,engine_words/* .meaningfulTerms */.CN)(text),
                    weight
                }));
            const also = entry.also ? (0,engine_words/* .meaningfulTerms */.CN)(entry.also) : [];
            learn(this.vocabulary, names.flatMap(({ terms })=>terms).concat(also), this.known.length);
            this.known.push({
                entry,
                names,
                also
            });
        }
    }
    /** Everything that has all words; where nothing has, what has similar words, then what lacks one of them. */ search(query) {
        const terms = (0,engine_words/* .meaningfulTerms */.CN)(query);
        const begun = terms.map((term)=>beginningWith(term, this.vocabulary));
        const words = begun.map((word, index)=>word.terms.size > 0 ? word : this.nearest(terms[index]));
        const asTyped = words.every((word, index)=>word === begun[index]);
        const found = this.read(terms, words, asTyped ? [] : words);
        if (found.hits.length > 0) return {
            ...found,
            isNear: !asTyped
        };
        const similar = begun.map((word, index)=>both(word, this.nearest(terms[index])));
        const near = this.read(terms, similar, similar);
        if (near.hits.length > 0 || terms.length < 2) return {
            ...near,
            isNear: true
        };
        const without = (all, left)=>all.filter((_, index)=>index !== left);
        const readings = terms.flatMap((_, left)=>this.readings(without(terms, left), without(similar, left)));
        return {
            hits: this.bestOf(readings, INCOMPLETE),
            marks: marksOf(terms, similar, readings),
            isNear: true
        };
    }
    nearest(term = '') {
        return spelledLike(term, this.vocabulary);
    }
    read(terms, words, corrected) {
        const readings = this.readings(terms, words);
        return {
            hits: this.bestOf(readings),
            marks: marksOf(terms, corrected, readings)
        };
    }
    /** The query as it is, then what else it may mean. */ readings(terms, words) {
        const others = otherMeanings(terms, words).map((meaning)=>({
                words: meaning.terms.map((term)=>beginningWith(term, this.vocabulary)),
                weight: meaning.weight
            }));
        return [
            {
                words,
                weight: 1
            },
            ...others
        ];
    }
    bestOf(readings, factor = 1) {
        const best = new Map();
        for (const { words, weight } of readings){
            const [fewest, ...others] = [
                ...words
            ].sort((one, other)=>one.entries.size - other.entries.size);
            for (const place of fewest?.entries ?? []){
                if (!others.every(({ entries })=>entries.has(place))) continue;
                const value = score(this.known[place], words) * weight * factor;
                if (value > (best.get(place) ?? 0)) best.set(place, value);
            }
        }
        return [
            ...best
        ].sort(([place, one], [otherPlace, other])=>other - one || place - otherPlace).map(([place, value])=>({
                entry: this.known[place].entry,
                score: value
            }));
    }
}
function marksOf(terms, corrected, [, ...meanings]) {
    const termsOf = (words)=>words.flatMap((word)=>[
                ...word.terms.keys()
            ]);
    return {
        typed: [
            ...new Set([
                ...terms,
                ...termsOf(corrected)
            ])
        ],
        meant: [
            ...new Set(meanings.flatMap(({ words })=>termsOf(words)))
        ]
    };
}


},
524(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
"use strict";
const LONGEST_QUERY = 100;
/** Words that say nothing of what is looked for, unless there are no others. */ const EMPTY = new Set('a an and any at by can do for from how i in is my of on or our the to what when where which who with'.split(' '));
/** Letters and digits with the dots and apostrophes between them: `B.Tech.`, `university’s`. */ const WORD = /[\p{L}\p{N}\p{M}]+(?:[.'’][\p{L}\p{N}\p{M}]+)*/gu;
/** A query as people typed it, without what carries no meaning. */ function cleanQuery(typed) {
    return (typed ?? '').trim().replace(/\s+/g, ' ').slice(0, LONGEST_QUERY).trim();
}
/** The words of a text as they stand there, and where. */ function wordsIn(text) {
    return [
        ...text.matchAll(WORD)
    ].map((match)=>({
            word: match[0],
            at: match.index
        }));
}
/** A word without case, accents, dots and the possessive: `B.Tech` and `btech` are one. */ function plain(word) {
    return word.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/['’]s$/, '').replace(/[.'’]/g, '');
}
/** A plain word in the singular. */ function singular(word) {
    if (word.length < 4) return word;
    if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
    if (/(ss|us|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
    return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}
/** The words of a text as the index has them, in order. */ function termsOf(text) {
    return wordsIn(text).map(({ word })=>singular(plain(word)));
}
/** Whether a plain word says nothing of what is looked for. */ const isEmpty = (word)=>EMPTY.has(word);
/** The words of a text that mean something, each once; all of them where none does. */ function meaningfulTerms(text) {
    const terms = [
        ...new Set(termsOf(text))
    ];
    const meaningful = terms.filter((term)=>!isEmpty(term));
    return meaningful.length > 0 ? meaningful : terms;
}

__webpack_require__.d(__webpack_exports__, {
}, {
  CN: meaningfulTerms,
  Hn: wordsIn,
  Im: isEmpty,
  cL: singular,
  pj: plain,
  w: cleanQuery
});


},
362(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
"use strict";

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ indexOfServer),
  E: () => (/* binding */ indexOfTab)
});

// EXTERNAL MODULE: external "@university/shared"
var shared_ = __webpack_require__(170);
// EXTERNAL MODULE: ./src/engine/search-index.ts + 6 modules
var search_index = __webpack_require__(677);
// EXTERNAL MODULE: ./src/texts.ts
var texts = __webpack_require__(334);
;// CONCATENATED MODULE: ./src/sources/campuses.ts


const METRO_WEIGHT = 0.8;
const CODE_WEIGHT = 0.9;
const ZONE_WEIGHT = 0.95;
/** The campuses, and the page of each zone that has one. */ async function readCampuses(client) {
    const { data } = await (0,shared_.read)(client, '/campus');
    const zones = [
        ...new Set(data.campuses.map(({ zone })=>zone))
    ];
    return [
        ...zones.map(zoneEntry),
        ...data.campuses.map(campusEntry)
    ];
}
function campusEntry({ slug, code, name, location, zone, nearest_metro, women_only }) {
    const place = name.replace(/ Campus$/, '');
    return {
        kind: 'campus',
        path: `/campus/${encodeURIComponent(slug)}`,
        title: name,
        about: women_only ? `${location} · ${texts/* .texts.womenOnly */.T.womenOnly}` : location,
        names: [
            ...[
                name,
                place,
                inDigits(place)
            ].map((text)=>({
                    text,
                    weight: 1
                })),
            {
                text: code,
                weight: CODE_WEIGHT
            },
            ...(nearest_metro ?? '').split(' / ').filter(Boolean).map((text)=>({
                    text,
                    weight: METRO_WEIGHT
                }))
        ],
        also: `${location} ${texts/* .texts.zone */.T.zone(zone)} metro ${women_only ? texts/* .texts.womenOnly */.T.womenOnly : ''}`
    };
}
function zoneEntry(zone) {
    return {
        kind: 'page',
        path: `/campus/zone/${zone}`,
        title: texts/* .texts.campusesOf */.T.campusesOf(zone),
        about: texts/* .texts.aboutZone */.T.aboutZone(zone),
        names: [
            texts/* .texts.campusesOf */.T.campusesOf(zone),
            texts/* .texts.zone */.T.zone(zone),
            `${zone} Delhi`
        ].map((text)=>({
                text,
                weight: ZONE_WEIGHT
            }))
    };
}
/** `Okhla II` is typed as `okhla 2`. */ const inDigits = (name)=>name.replace(/ (I{1,3})$/, (_, numeral)=>` ${numeral.length}`);

;// CONCATENATED MODULE: ./src/sources/departments.ts


async function readDepartments(client) {
    const { data } = await (0,shared_.read)(client, '/departments');
    return data.departments.map(({ _id, name })=>({
            kind: 'department',
            path: `/dept/${encodeURIComponent(_id)}`,
            title: name,
            about: texts/* .texts.aboutDepartment */.T.aboutDepartment,
            names: [
                {
                    text: name,
                    weight: 1
                },
                {
                    text: `Department of ${name}`,
                    weight: 1
                }
            ]
        }));
}

;// CONCATENATED MODULE: ./src/sources/faculty.ts


/** Of one answer. Source: specification, section 9. */ const LIMIT = 500;
/** Everybody who teaches, in as many answers as it takes. A failure is logged and thrown again; search goes on without. */ async function readFaculty(client) {
    try {
        const { data, metadata } = await (0,shared_.read)(client, '/faculty', {
            query: {
                limit: LIMIT
            }
        });
        const furtherPages = Array.from({
            length: Math.max(0, metadata.totalPages - 1)
        }, (_, index)=>index + 2);
        const further = await Promise.all(furtherPages.map((page)=>(0,shared_.read)(client, '/faculty', {
                query: {
                    limit: LIMIT,
                    page
                }
            })));
        return [
            data,
            ...further.map((answer)=>answer.data)
        ].flatMap(({ faculty })=>faculty.map(personEntry));
    } catch (error) {
        console.error('Error fetching faculty data', error);
        throw error;
    }
}
function personEntry({ _id, salutation, firstname, surname, designation, dept_id }) {
    const name = [
        salutation,
        firstname,
        surname
    ].filter(Boolean).join(' ');
    return {
        kind: 'person',
        path: `/faculty/${encodeURIComponent(_id)}`,
        title: name,
        about: texts/* .texts.aboutPerson */.T.aboutPerson(designation, dept_id.name),
        names: [
            {
                text: name,
                weight: 1
            },
            {
                text: `${firstname} ${surname}`,
                weight: 1
            }
        ]
    };
}

// EXTERNAL MODULE: ./src/results/suggestions.ts
var suggestions = __webpack_require__(306);
;// CONCATENATED MODULE: ./src/sources/pages.ts


const OWN_PATH = '/search';
const KEYWORD_WEIGHT = 0.85;
const PART_WEIGHT = 0.93;
/** The pages that remotes published, and the course page of each level, which one path with a parameter serves. */ async function readPages(client) {
    const pages = await client.fetchQuery((0,shared_.sitePagesQuery)());
    const listed = pages.filter(({ path })=>path !== OWN_PATH && !suggestions/* .COURSE_PAGES.some */.bk.some((page)=>page.path === path));
    return [
        ...suggestions/* .COURSE_PAGES.map */.bk.map(coursePageEntry),
        ...listed.map(pageEntry)
    ];
}
function pageEntry({ path, title, description, keywords }) {
    return {
        kind: 'page',
        path,
        title,
        about: description,
        names: [
            {
                text: title,
                weight: 1
            },
            ...partsOf(title).map((text)=>({
                    text,
                    weight: PART_WEIGHT
                })),
            ...keywords.map((text)=>({
                    text,
                    weight: KEYWORD_WEIGHT
                }))
        ],
        also: `${description} ${path.replace(/[^a-z0-9]+/gi, ' ')}`
    };
}
function coursePageEntry(page) {
    return {
        ...(0,suggestions/* .toSuggestion */.G4)(page),
        names: [
            page.title,
            ...page.names
        ].map((text)=>({
                text,
                weight: 1
            })),
        also: page.about
    };
}
/** `Training and placement`, `Internal Quality Assurance Cell (IQAC)`: each part is a name of its own. */ function partsOf(title) {
    const parts = title.split(/ and | & |[(),:]/).map((part)=>part.trim());
    return parts.length > 1 ? parts.filter((part)=>part !== '') : [];
}

;// CONCATENATED MODULE: ./src/sources/programs.ts


/** Which award it is says less than what is taught: `Diploma in Architecture` is found as `architecture`, too. */ const AWARD = /^(pg diploma in|diploma in|master of|b\.?tech\.?|b\.a\. \(hons\.\)|b\.s\.|bba|mba|ms) /i;
async function readPrograms(client) {
    const { data } = await (0,shared_.read)(client, '/program');
    return data.programs.map(programEntry);
}
function programEntry({ _id, code, name, programLevel, duration, department, years }) {
    return {
        kind: 'program',
        // Without published detail a programme has no page; the list of courses has it.
        path: years ? `/programs/${encodeURIComponent(_id)}` : `/courses?${new URLSearchParams({
            q: name
        })}`,
        title: name,
        about: texts/* .texts.aboutProgram */.T.aboutProgram(code, texts/* .texts.levels */.T.levels[programLevel], duration),
        names: [
            {
                text: name,
                weight: 1
            },
            {
                text: code,
                weight: 1
            },
            {
                text: name.replace(AWARD, ''),
                weight: 1
            }
        ],
        also: `${department.name} ${texts/* .texts.levels */.T.levels[programLevel]} ${programLevel}`
    };
}

;// CONCATENATED MODULE: ./src/sources/section-names.ts
/** Sections of notices that people look for by name. Those with a page of their own are found as pages. */ const SECTION_NAMES = {
    announcements: 'Announcements',
    news: 'News',
    'student-events': 'Student events',
    admission: 'Admission notices',
    students: 'Notices for students',
    'important-links': 'Important links',
    'important-forms': 'Important forms',
    'academic-positions': 'Academic positions',
    'non-academic-positions': 'Non-academic positions',
    'short-term-positions': 'Short-term positions',
    'recruitment-results': 'Recruitment results',
    'recruitment-notices': 'Recruitment notices',
    'research-notices': 'Research notices',
    'exam-notices': 'Examination notices',
    'exam-results': 'Examination results',
    'exam-datesheet': 'Date sheets',
    'exam-fee-links': 'Examination fee links',
    'university-court-members': 'University Court: members',
    'university-court-minutes': 'University Court: minutes',
    'board-of-management-members': 'Board of Management: members',
    'board-of-management-minutes': 'Board of Management: minutes',
    'academic-council-members': 'Academic Council: members',
    'academic-council-minutes': 'Academic Council: minutes',
    'finance-committee-members': 'Finance Committee: members',
    'finance-committee-minutes': 'Finance Committee: minutes'
};

;// CONCATENATED MODULE: ./src/sources/sections.ts



/** A list of notices comes after a page of the same name. */ const WEIGHT = 0.93;
/** The lists of notices that have something in them. */ async function readSections(client) {
    const { data } = await (0,shared_.read)(client, '/notice/sections');
    return data.sections.flatMap(({ section, current })=>{
        const title = SECTION_NAMES[section];
        if (!title || current === 0) return [];
        const path = `/notices/section/${section}`;
        return [
            {
                kind: 'page',
                path,
                title,
                about: texts/* .texts.aboutSection */.T.aboutSection(current),
                names: [
                    {
                        text: title,
                        weight: WEIGHT
                    }
                ]
            }
        ];
    });
}

;// CONCATENATED MODULE: ./src/sources/sources.ts






/** What the index is made of, in the order in which equally good results stand. */ const SOURCES = {
    pages: readPages,
    programs: readPrograms,
    campuses: readCampuses,
    departments: readDepartments,
    faculty: readFaculty,
    sections: readSections
};
const SOURCE_NAMES = Object.keys(SOURCES);

;// CONCATENATED MODULE: ./src/live/in-slices.ts
/**
 * Entries that are added at one go: a third of a millisecond's work, so that a slow phone answers between two slices.
 * A thousand take 6 ms altogether. That is why there is no worker: its start, and the copies of what goes to and fro,
 * would cost more, and a remote on an origin of its own could not start one.
 */ const SLICE = 50;
/** Does a long work in slices, and lets the page answer in between. */ async function inSlices(items, work) {
    for(let start = 0; start < items.length; start += SLICE){
        if (start > 0) await new Promise((resolve)=>setTimeout(resolve));
        work(items.slice(start, start + SLICE));
    }
}

;// CONCATENATED MODULE: ./src/live/live-index.ts



/** The index of the site, which can be searched from the start and finds more as its sources answer. */ class LiveIndex {
    client;
    madeAt = Date.now();
    index = new search_index/* .SearchIndex */.d();
    listeners = new Set();
    progress = {
        version: 0,
        isLoading: false,
        failed: []
    };
    loading;
    constructor(client){
        this.client = client;
    }
    /** Reads every source, later those that failed; never rejects. Resolves when all have answered or failed. */ load = ()=>{
        const { isLoading, failed } = this.progress;
        if (!this.loading) this.loading = this.read(SOURCE_NAMES);
        else if (!isLoading && failed.length > 0) this.loading = this.read(failed);
        return this.loading;
    };
    search(query) {
        return this.index.search(query);
    }
    subscribe = (listener)=>{
        this.listeners.add(listener);
        return ()=>void this.listeners.delete(listener);
    };
    snapshot = ()=>this.progress;
    async read(names) {
        this.publish({
            isLoading: true,
            failed: []
        });
        await Promise.all(names.map((name)=>this.readOne(name)));
        this.publish({
            isLoading: false
        });
    }
    async readOne(name) {
        let entries;
        try {
            entries = await SOURCES[name](this.client);
        } catch  {
            this.publish({
                failed: [
                    ...this.progress.failed,
                    name
                ]
            });
            return;
        }
        await inSlices(entries, (slice)=>this.index.add(slice));
        this.publish({});
    }
    publish(change) {
        this.progress = {
            ...this.progress,
            ...change,
            version: this.progress.version + 1
        };
        for (const listener of this.listeners)listener();
    }
}

;// CONCATENATED MODULE: ./src/live/kept-index.ts


/** How long a tab goes on with what it read, in milliseconds. */ const FRESH_IN_TAB = 10 * 60_000;
/** How long the server goes on with what it read, in milliseconds; a new release of a remote counts at once. */ const FRESH_ON_SERVER = 30_000;
const ofTab = new WeakMap();
/** The index of this tab: made when somebody first searches, and anew when it is old. */ function indexOfTab(client) {
    const kept = ofTab.get(client);
    if (kept && Date.now() - kept.madeAt < FRESH_IN_TAB) return kept;
    const made = new LiveIndex(client);
    ofTab.set(client, made);
    return made;
}
let ofServer;
/** A complete index while rendering on the server: one for all requests, unless a part of it could not be had. */ async function indexOfServer(client) {
    const pages = await client.fetchQuery((0,shared_.sitePagesQuery)());
    if (ofServer?.pages !== pages || Date.now() - ofServer.index.madeAt > FRESH_ON_SERVER) {
        const index = new LiveIndex(client);
        ofServer = {
            index,
            pages,
            ready: index.load()
        };
    }
    const { index, ready } = ofServer;
    await ready;
    if (index.snapshot().failed.length > 0 && ofServer?.index === index) ofServer = undefined;
    // Some eighty pages that no visitor's page needs.
    client.removeQueries({
        queryKey: (0,shared_.sitePagesQuery)().queryKey,
        exact: true
    });
    return index;
}


},
259(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
"use strict";
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ Overlay)
});

// EXTERNAL MODULE: external "react/jsx-runtime"
var jsx_runtime_ = __webpack_require__(178);
// EXTERNAL MODULE: ../shared/src/ui/tokens.ts
var tokens = __webpack_require__(169);
// EXTERNAL MODULE: ../shared/src/ui/Button.tsx
var Button = __webpack_require__(949);
// EXTERNAL MODULE: external "react"
var external_react_ = __webpack_require__(953);
// EXTERNAL MODULE: external "styled-components"
var external_styled_components_ = __webpack_require__(480);
var external_styled_components_default = /*#__PURE__*/__webpack_require__.n(external_styled_components_);
// EXTERNAL MODULE: external "@university/shared/router"
var router_ = __webpack_require__(158);
// EXTERNAL MODULE: ../shared/src/ui/layout.tsx
var layout = __webpack_require__(891);
// EXTERNAL MODULE: ../shared/src/ui/Field.tsx
var Field = __webpack_require__(377);
// EXTERNAL MODULE: ./src/engine/words.ts
var words = __webpack_require__(524);
// EXTERNAL MODULE: ./src/results/NothingFound.tsx + 1 modules
var NothingFound = __webpack_require__(215);
// EXTERNAL MODULE: ./src/results/NotSearched.tsx + 1 modules
var NotSearched = __webpack_require__(829);
// EXTERNAL MODULE: ./src/results/ResultLink.tsx + 2 modules
var ResultLink = __webpack_require__(782);
// EXTERNAL MODULE: ./src/results/status.ts
var results_status = __webpack_require__(721);
// EXTERNAL MODULE: ./src/search/SearchForm.tsx
var SearchForm = __webpack_require__(847);
// EXTERNAL MODULE: ./src/texts.ts
var texts = __webpack_require__(334);
;// CONCATENATED MODULE: ./src/overlay/next-selection.ts
/**
 * Where a key moves the selection among these options; undefined for keys that do not move it. Home and End belong
 * to the text until an option is selected.
 */ function nextSelection(key, selected, options) {
    if (options.length === 0) return undefined;
    const place = selected === undefined ? -1 : options.indexOf(selected);
    switch(key){
        case 'ArrowDown':
            return options[(place + 1) % options.length];
        case 'ArrowUp':
            return options.at(place <= 0 ? -1 : place - 1);
        case 'Home':
            return place === -1 ? undefined : options[0];
        case 'End':
            return place === -1 ? undefined : options.at(-1);
        default:
            return undefined;
    }
}

;// CONCATENATED MODULE: ./src/overlay/OptionList.tsx





const Heading = /*#__PURE__*/ external_styled_components_default().div.withConfig({
    componentId: "mfe_search__sc-63878708-0"
})([
    `padding:`,
    ` `,
    ` `,
    `;color:`,
    `;font-size:`,
    `;font-weight:700;`
], (0,tokens/* .space */.xe)(1), (0,tokens/* .space */.xe)(2), (0,tokens/* .space */.xe)(0.5), tokens/* .color.muted */.yW.muted, tokens/* .text.small */.Qq.small);
const optionId = (listId, path)=>`${listId}-${encodeURIComponent(path)}`;
const headingId = (listId, index)=>`${listId}-group-${index}`;
/** The listbox of the search input; its options are links, so they open in new tabs as well. Made anew only when what was found changes. */ const OptionList_OptionList = /*#__PURE__*/ (0,external_react_.memo)(function OptionList({ id, label, groups, marks, selected }) {
    return /*#__PURE__*/ (0,jsx_runtime_.jsx)("div", {
        role: "listbox",
        id: id,
        "aria-label": label,
        children: groups.map(({ title, options }, index)=>// biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
            /*#__PURE__*/ (0,jsx_runtime_.jsxs)("div", {
                role: "group",
                "aria-labelledby": headingId(id, index),
                children: [
                    /*#__PURE__*/ (0,jsx_runtime_.jsx)(Heading, {
                        id: headingId(id, index),
                        children: title
                    }),
                    options.map((option)=>/*#__PURE__*/ (0,jsx_runtime_.jsx)(ResultLink/* .ResultLink */.O, {
                            to: option.path,
                            role: "option",
                            id: optionId(id, option.path),
                            "aria-selected": option.path === selected,
                            tabIndex: -1,
                            children: /*#__PURE__*/ (0,jsx_runtime_.jsx)(ResultLink/* .ResultText */.j, {
                                result: option,
                                marks: marks
                            })
                        }, option.path))
                ]
            }, title))
    });
});

// EXTERNAL MODULE: ./src/results/suggestions.ts
var suggestions = __webpack_require__(306);
;// CONCATENATED MODULE: ./src/overlay/options.ts



/** What an empty search offers: the course pages, and what was searched for before. */ function optionsToBegin(recent) {
    const before = recent.map((query)=>({
            path: (0,SearchForm/* .addressOf */.c)(query),
            title: query,
            about: ''
        }));
    return [
        {
            title: texts/* .texts.suggestionsTitle */.T.suggestionsTitle,
            options: suggestions/* .SUGGESTIONS */.MK
        },
        ...before.length > 0 ? [
            {
                title: texts/* .texts.recentTitle */.T.recentTitle,
                options: before
            }
        ] : []
    ];
}
function optionsFound({ groups }) {
    return groups.map(({ kind, results })=>({
            title: texts/* .texts.kinds */.T.kinds[kind],
            options: results
        }));
}

;// CONCATENATED MODULE: ./src/overlay/device.ts
/** What is kept on the device. It may refuse (private windows, full storage): then nothing is kept. */ function readKept(key) {
    try {
        return localStorage.getItem(key);
    } catch  {
        return null;
    }
}
/** Null takes it away. */ function keep(key, value) {
    try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
    } catch  {
    // Search goes on without.
    }
}

;// CONCATENATED MODULE: ./src/overlay/recent.ts


const KEY = 'search.recent';
const MOST = 5;
/** What was searched for on this device, the newest first. */ function recentSearches() {
    try {
        const kept = JSON.parse(readKept(KEY) ?? '[]');
        return Array.isArray(kept) ? kept.filter((each)=>typeof each === 'string').slice(0, MOST) : [];
    } catch  {
        return [];
    }
}
/** Keeps a query that led somewhere. */ function rememberSearch(typed) {
    const query = (0,words/* .cleanQuery */.w)(typed);
    if (!query) return;
    const others = recentSearches().filter((each)=>each.toLowerCase() !== query.toLowerCase());
    keep(KEY, JSON.stringify([
        query,
        ...others
    ].slice(0, MOST)));
}
function forgetSearches() {
    keep(KEY, null);
}

;// CONCATENATED MODULE: ./src/overlay/shortcut.ts

/** The header looks here before it takes a / for the shortcut. A key without Ctrl must be possible to turn off (WCAG 2.1.4). */ const shortcut_KEY = 'search.slash';
const OFF = 'off';
const isSlashOn = ()=>readKept(shortcut_KEY) !== OFF;
const turnSlash = (on)=>keep(shortcut_KEY, on ? null : OFF);

;// CONCATENATED MODULE: ./src/overlay/Preferences.tsx







const Bar = /*#__PURE__*/ external_styled_components_default()(layout/* .Row */.fI).withConfig({
    componentId: "mfe_search__sc-b5ac6cfa-0"
})([
    `justify-content:space-between;padding-top:`,
    `;font-size:`,
    `;color:`,
    `;`
], (0,tokens/* .space */.xe)(1), tokens/* .text.small */.Qq.small, tokens/* .color.muted */.yW.muted);
const Clear = /*#__PURE__*/ external_styled_components_default()(Button/* .Button */.$n).withConfig({
    componentId: "mfe_search__sc-b5ac6cfa-1"
})([
    `min-height:40px;border-width:1px;font-size:`,
    `;`
], tokens/* .text.small */.Qq.small);
/** Where no keyboard is likely there is nothing to choose. */ const Choice = /*#__PURE__*/ external_styled_components_default().label.withConfig({
    componentId: "mfe_search__sc-b5ac6cfa-2"
})([
    `display:inline-flex;align-items:center;gap:`,
    `;min-height:40px;input{width:24px;height:24px;accent-color:`,
    `;}@media (hover:none) and (max-width:36rem){display:none;}`
], (0,tokens/* .space */.xe)(1), tokens/* .color.ink */.yW.ink);
/** What the device keeps for search, and how to take it back. */ function Preferences({ hasRecent, onForget }) {
    const [isOn, setOn] = (0,external_react_.useState)(isSlashOn);
    function onChange() {
        turnSlash(!isOn);
        setOn(!isOn);
    }
    function onClear() {
        forgetSearches();
        onForget();
    }
    return /*#__PURE__*/ (0,jsx_runtime_.jsxs)(Bar, {
        $gap: 1,
        children: [
            /*#__PURE__*/ (0,jsx_runtime_.jsxs)(Choice, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime_.jsx)("input", {
                        type: "checkbox",
                        checked: isOn,
                        onChange: onChange
                    }),
                    texts/* .texts.shortcut */.T.shortcut
                ]
            }),
            hasRecent && /*#__PURE__*/ (0,jsx_runtime_.jsx)(Clear, {
                type: "button",
                $look: "quiet",
                onClick: onClear,
                children: texts/* .texts.clearRecent */.T.clearRecent
            })
        ]
    });
}

// EXTERNAL MODULE: external "@university/shared/query"
var query_ = __webpack_require__(761);
// EXTERNAL MODULE: ./src/api/search.ts + 2 modules
var search = __webpack_require__(916);
// EXTERNAL MODULE: ./src/engine/found.ts + 1 modules
var engine_found = __webpack_require__(494);
// EXTERNAL MODULE: ./src/engine/search-index.ts + 6 modules
var search_index = __webpack_require__(677);
// EXTERNAL MODULE: ./src/live/kept-index.ts + 10 modules
var kept_index = __webpack_require__(362);
;// CONCATENATED MODULE: ./src/overlay/use-settled.ts

/** The value as it is once it has not changed for so many milliseconds. */ function useSettled(value, pause) {
    const [settled, setSettled] = (0,external_react_.useState)(value);
    (0,external_react_.useEffect)(()=>{
        const timer = setTimeout(()=>setSettled(value), pause);
        return ()=>clearTimeout(timer);
    }, [
        value,
        pause
    ]);
    return settled;
}

;// CONCATENATED MODULE: ./src/overlay/use-found.ts







/** Results of one kind in the overlay. */ const use_found_MOST = 5;
/** Milliseconds without a key until the server is asked for notices. */ const PAUSE = 150;
/** What was found for what is typed, here with every letter; notices follow when the server has answered. */ function useFound(query) {
    const client = (0,query_.useQueryClient)();
    const [index] = (0,external_react_.useState)(()=>(0,kept_index/* .indexOfTab */.E)(client));
    const progress = (0,external_react_.useSyncExternalStore)(index.subscribe, index.snapshot);
    (0,external_react_.useEffect)(()=>void index.load(), [
        index
    ]);
    const asked = useSettled(query, PAUSE);
    const { data: candidates, isError, isFetching, refetch } = (0,query_.useQuery)((0,search/* .noticesQuery */.W)(asked));
    const notices = (0,external_react_.useMemo)(()=>new search_index/* .SearchIndex */.d(candidates), [
        candidates
    ]);
    // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when the index finds more
    const found = (0,external_react_.useMemo)(()=>query ? (0,engine_found/* .toFound */.Kw)([
            index.search(query),
            notices.search(query)
        ], use_found_MOST) : engine_found/* .NOTHING */.K$, [
        query,
        index,
        notices,
        progress.version
    ]);
    return {
        found,
        isPending: progress.isLoading || isFetching || asked !== query,
        failed: [
            ...progress.failed,
            ...isError ? [
                'notices'
            ] : []
        ],
        retry () {
            void index.load();
            if (isError) void refetch();
        }
    };
}

;// CONCATENATED MODULE: ./src/overlay/SearchBox.tsx


















const Head = /*#__PURE__*/ external_styled_components_default().div.withConfig({
    componentId: "mfe_search__sc-247b5c6c-0"
})([
    `display:flex;flex:none;gap:`,
    `;padding:`,
    `;border-bottom:1px solid `,
    `;input{min-width:0;font-size:`,
    `;}`
], (0,tokens/* .space */.xe)(1), (0,tokens/* .space */.xe)(2), tokens/* .color.line */.yW.line, tokens/* .text.large */.Qq.large);
const Body = /*#__PURE__*/ external_styled_components_default()(layout/* .Stack */.BJ).withConfig({
    componentId: "mfe_search__sc-247b5c6c-1"
})([
    `overflow-y:auto;overscroll-behavior:contain;padding:`,
    ` `,
    `;`
], (0,tokens/* .space */.xe)(2), (0,tokens/* .space */.xe)(1));
const Status = /*#__PURE__*/ external_styled_components_default()(layout/* .Muted */.QX).withConfig({
    componentId: "mfe_search__sc-247b5c6c-2"
})([
    `padding-inline:`,
    `;font-size:`,
    `;`
], (0,tokens/* .space */.xe)(2), tokens/* .text.small */.Qq.small);
const Aside = /*#__PURE__*/ external_styled_components_default().div.withConfig({
    componentId: "mfe_search__sc-247b5c6c-3"
})([
    `padding-inline:`,
    `;`
], (0,tokens/* .space */.xe)(2));
/** A WAI-ARIA combobox whose listbox is always open: focus stays in the input, the selection moves in the list. */ function SearchBox({ onDone, children }) {
    const [typed, setTyped] = (0,external_react_.useState)('');
    const [selected, setSelected] = (0,external_react_.useState)();
    const [recent, setRecent] = (0,external_react_.useState)(recentSearches);
    const navigate = (0,router_.useNavigate)();
    const list = (0,external_react_.useId)();
    const input = (0,external_react_.useRef)(null);
    const query = (0,words/* .cleanQuery */.w)(typed);
    const { found, isPending, failed, retry } = useFound(query);
    const groups = (0,external_react_.useMemo)(()=>query ? optionsFound(found) : optionsToBegin(recent), [
        query,
        found,
        recent
    ]);
    const paths = groups.flatMap(({ options })=>options.map(({ path })=>path));
    // What is no longer there is no longer selected; what moved stays selected.
    const current = selected !== undefined && paths.includes(selected) ? selected : undefined;
    const active = current === undefined ? undefined : optionId(list, current);
    (0,external_react_.useEffect)(()=>{
        if (active) document.getElementById(active)?.scrollIntoView({
            block: 'nearest'
        });
    }, [
        active
    ]);
    function onKeyDown(event) {
        if (event.nativeEvent.isComposing) return;
        const next = nextSelection(event.key, current, paths);
        if (next !== undefined) {
            event.preventDefault();
            setSelected(next);
        } else if (event.key === 'Enter') {
            event.preventDefault();
            const path = current ?? (query && (0,SearchForm/* .addressOf */.c)(query));
            if (path) open(path);
        }
    }
    function open(path) {
        rememberSearch(query);
        onDone();
        void navigate(path);
    }
    function onClick(event) {
        if (!event.target.closest('a')) return;
        rememberSearch(query);
        // Ctrl, Shift and the like open elsewhere: the overlay stays.
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) onDone();
    }
    function onForget() {
        setRecent([]);
        // The button that had the focus is gone.
        input.current?.focus();
    }
    return /*#__PURE__*/ (0,jsx_runtime_.jsxs)(jsx_runtime_.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime_.jsxs)(Head, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime_.jsx)(Field/* .Input */.pd, {
                        ref: input,
                        inputMode: "search",
                        role: "combobox",
                        "aria-label": texts/* .texts.label */.T.label,
                        "aria-expanded": paths.length > 0,
                        "aria-controls": list,
                        "aria-autocomplete": "list",
                        "aria-activedescendant": active,
                        placeholder: texts/* .texts.placeholder */.T.placeholder,
                        maxLength: 100,
                        autoComplete: "off",
                        autoCorrect: "off",
                        spellCheck: false,
                        enterKeyHint: "search",
                        value: typed,
                        onChange: (event)=>{
                            setTyped(event.target.value);
                            setSelected(undefined);
                        },
                        onKeyDown: onKeyDown
                    }),
                    children
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime_.jsxs)(Body, {
                $gap: 1,
                onClick: onClick,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime_.jsx)(Status, {
                        role: "status",
                        children: query && (0,results_status/* .statusOf */.c)(query, found, isPending)
                    }),
                    /*#__PURE__*/ (0,jsx_runtime_.jsx)(OptionList_OptionList, {
                        id: list,
                        label: query ? texts/* .texts.resultsTitle */.T.resultsTitle : texts/* .texts.suggestionsTitle */.T.suggestionsTitle,
                        groups: groups,
                        marks: found.marks,
                        selected: current
                    }),
                    found.total > paths.length && /*#__PURE__*/ (0,jsx_runtime_.jsx)(ResultLink/* .ResultLink */.O, {
                        to: (0,SearchForm/* .addressOf */.c)(query),
                        children: /*#__PURE__*/ (0,jsx_runtime_.jsx)("strong", {
                            children: texts/* .texts.all */.T.all(found.total)
                        })
                    }),
                    /*#__PURE__*/ (0,jsx_runtime_.jsxs)(Aside, {
                        children: [
                            query && found.total === 0 && !isPending && /*#__PURE__*/ (0,jsx_runtime_.jsx)(NothingFound/* .NothingFound */.c, {}),
                            query && /*#__PURE__*/ (0,jsx_runtime_.jsx)(NotSearched/* .NotSearched */.Z, {
                                failed: failed,
                                onRetry: retry
                            }),
                            !query && /*#__PURE__*/ (0,jsx_runtime_.jsx)(Preferences, {
                                hasRecent: recent.length > 0,
                                onForget: onForget
                            })
                        ]
                    })
                ]
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/pages/Overlay.tsx






const Dialog = /*#__PURE__*/ external_styled_components_default().dialog.withConfig({
    componentId: "mfe_search__sc-2c1c8656-0"
})([
    `width:100%;max-width:none;height:100%;max-height:none;margin:0;padding:0;border:0;background:`,
    `;color:`,
    `;&[open]{display:flex;flex-direction:column;}`,
    `{width:min(44rem,calc(100vw - `,
    `));height:fit-content;max-height:calc(100vh - `,
    `);margin:`,
    ` auto auto;border-radius:`,
    `;box-shadow:`,
    `;}`
], tokens/* .color.sheet */.yW.sheet, tokens/* .color.ink */.yW.ink, tokens/* .wide.phone */.U.phone, (0,tokens/* .space */.xe)(6), (0,tokens/* .space */.xe)(20), (0,tokens/* .space */.xe)(10), tokens/* .radius.large */.r8.large, tokens/* .shadow.float */.r7.float);
const Close = /*#__PURE__*/ external_styled_components_default()(Button/* .Button */.$n).withConfig({
    componentId: "mfe_search__sc-2c1c8656-1"
})([
    `flex:none;width:48px;padding:0;border-color:transparent;`
]);
/**
 * The search overlay: a native modal, so that focus stays inside and returns to where it was. The shell's global
 * style keeps the page behind any modal still.
 */ function Overlay({ close }) {
    const dialog = (0,external_react_.useRef)(null);
    const isPressedBeside = (0,external_react_.useRef)(false);
    (0,external_react_.useEffect)(()=>{
        if (!dialog.current?.open) dialog.current?.showModal();
    }, []);
    const leave = ()=>dialog.current?.close();
    // Nothing of the dialog itself shows inside its edges: what hits it and not its content is the backdrop.
    const isBeside = (event)=>event.target === dialog.current;
    return /*#__PURE__*/ (0,jsx_runtime_.jsx)(Dialog, {
        ref: dialog,
        "aria-label": texts/* .texts.title */.T.title,
        onClose: close,
        onPointerDown: (event)=>{
            isPressedBeside.current = isBeside(event);
        },
        onClick: (event)=>isBeside(event) && isPressedBeside.current && leave(),
        children: /*#__PURE__*/ (0,jsx_runtime_.jsx)(SearchBox, {
            onDone: leave,
            children: /*#__PURE__*/ (0,jsx_runtime_.jsx)(Close, {
                type: "button",
                $look: "quiet",
                "aria-label": texts/* .texts.close */.T.close,
                onClick: leave,
                children: /*#__PURE__*/ (0,jsx_runtime_.jsx)("svg", {
                    viewBox: "0 0 24 24",
                    width: "24",
                    height: "24",
                    stroke: "currentColor",
                    strokeWidth: "2.5",
                    "aria-hidden": "true",
                    children: /*#__PURE__*/ (0,jsx_runtime_.jsx)("path", {
                        d: "M5 5L19 19M19 5L5 19"
                    })
                })
            })
        })
    });
}


},
661(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
"use strict";
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ Search),
  loader: () => (/* binding */ loader)
});

// EXTERNAL MODULE: external "react/jsx-runtime"
var jsx_runtime_ = __webpack_require__(178);
// EXTERNAL MODULE: external "@university/shared/router"
var router_ = __webpack_require__(158);
// EXTERNAL MODULE: ../shared/src/ui/layout.tsx
var layout = __webpack_require__(891);
// EXTERNAL MODULE: external "styled-components"
var external_styled_components_ = __webpack_require__(480);
var external_styled_components_default = /*#__PURE__*/__webpack_require__.n(external_styled_components_);
// EXTERNAL MODULE: external "react"
var external_react_ = __webpack_require__(953);
;// CONCATENATED MODULE: ../shared/src/ui/Jaali.tsx


/** FNV-1a, so that a code is a number. */ function hash(seed) {
    let value = 0x811c9dc5;
    for (const character of seed)value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
    return value >>> 0;
}
/** Corner points of a star with this many points, around (20, 20). */ function star(points, outer, inner, turn) {
    return Array.from({
        length: points * 2
    }, (_, index)=>{
        const radius = index % 2 === 0 ? outer : inner;
        const angle = turn + index * Math.PI / points;
        return `${(20 + radius * Math.cos(angle)).toFixed(1)},${(20 + radius * Math.sin(angle)).toFixed(1)}`;
    }).join(' ');
}
/**
 * An Indian lattice drawn from a code: star, ring and ties repeat in one tile of 40 units. Decorative, so it is
 * hidden from screen readers; it takes the colour of the text around it.
 */ function Jaali({ seed, className }) {
    const id = (0,external_react_.useId)();
    const bits = hash(seed);
    const points = [
        6,
        8,
        12,
        5
    ][bits & 3] ?? 8;
    const inner = 5 + (bits >> 2 & 7);
    const turn = (bits >> 5 & 3) * (Math.PI / 8);
    const ring = 4 + (bits >> 7 & 3) * 2;
    const diagonal = bits >> 9 & 1;
    return /*#__PURE__*/ (0,jsx_runtime_.jsxs)("svg", {
        className: className,
        width: "100%",
        height: "100%",
        "aria-hidden": "true",
        focusable: "false",
        children: [
            /*#__PURE__*/ (0,jsx_runtime_.jsx)("pattern", {
                id: id,
                width: "40",
                height: "40",
                patternUnits: "userSpaceOnUse",
                children: /*#__PURE__*/ (0,jsx_runtime_.jsxs)("g", {
                    fill: "none",
                    stroke: "currentColor",
                    strokeWidth: "1.4",
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime_.jsx)("polygon", {
                            points: star(points, 16, inner, turn)
                        }),
                        /*#__PURE__*/ (0,jsx_runtime_.jsx)("circle", {
                            cx: "20",
                            cy: "20",
                            r: ring / 2 + 1
                        }),
                        /*#__PURE__*/ (0,jsx_runtime_.jsx)("path", {
                            d: diagonal ? 'M0 0L8 8M40 0L32 8M0 40L8 32M40 40L32 32' : 'M20 0V4M20 40V36M0 20H4M40 20H36'
                        }),
                        /*#__PURE__*/ (0,jsx_runtime_.jsx)("path", {
                            d: "M0 10A10 10 0 0 0 10 0M30 0A10 10 0 0 0 40 10M40 30A10 10 0 0 0 30 40M10 40A10 10 0 0 0 0 30"
                        })
                    ]
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime_.jsx)("rect", {
                width: "100%",
                height: "100%",
                fill: `url(#${id})`
            })
        ]
    });
}

// EXTERNAL MODULE: ../shared/src/ui/tokens.ts
var tokens = __webpack_require__(169);
;// CONCATENATED MODULE: ../shared/src/ui/PageHeader.tsx





const Band = /*#__PURE__*/ external_styled_components_default().div.withConfig({
    componentId: "mfe_search__sc-8ad09e6f-0"
})([
    `position:relative;overflow:hidden;background:`,
    `;color:`,
    `;padding-block:`,
    `;`,
    `{padding-block:`,
    `;}@media print{background:none;color:inherit;}`
], tokens/* .color.night */.yW.night, tokens/* .color.onNight */.yW.onNight, (0,tokens/* .space */.xe)(4), tokens/* .wide.tablet */.U.tablet, (0,tokens/* .space */.xe)(6));
const Pattern = /*#__PURE__*/ external_styled_components_default().div.withConfig({
    componentId: "mfe_search__sc-8ad09e6f-1"
})([
    `position:absolute;inset:0 0 0 auto;width:min(22rem,60%);opacity:0.3;mask-image:linear-gradient(to left,black,transparent);@media print{display:none;}`
]);
const Inner = /*#__PURE__*/ external_styled_components_default()(layout/* .Container */.mc).withConfig({
    componentId: "mfe_search__sc-8ad09e6f-2"
})([
    `position:relative;`
]);
const Lead = /*#__PURE__*/ external_styled_components_default().p.withConfig({
    componentId: "mfe_search__sc-8ad09e6f-3"
})([
    `max-width:`,
    `;margin-top:`,
    `;color:`,
    `;font-size:`,
    `;line-height:1.45;@media print{color:inherit;}`
], tokens/* .width.text */.VL.text, (0,tokens/* .space */.xe)(1), tokens/* .color.onNightMuted */.yW.onNightMuted, tokens/* .text.large */.Qq.large);
/** The top of every page: its one h1, on the night band with the jaali of its subject. */ function PageHeader({ title, lead, seed = title, children }) {
    return /*#__PURE__*/ (0,jsx_runtime_.jsxs)(Band, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(Pattern, {
                "aria-hidden": "true",
                children: /*#__PURE__*/ (0,jsx_runtime_.jsx)(Jaali, {
                    seed: seed
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime_.jsxs)(Inner, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime_.jsx)(layout/* .PageTitle */.sT, {
                        tabIndex: -1,
                        children: title
                    }),
                    lead && /*#__PURE__*/ (0,jsx_runtime_.jsx)(Lead, {
                        children: lead
                    }),
                    children
                ]
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/api/search.ts + 2 modules
var search = __webpack_require__(916);
// EXTERNAL MODULE: ./src/engine/words.ts
var words = __webpack_require__(524);
// EXTERNAL MODULE: ./src/results/suggestions.ts
var suggestions = __webpack_require__(306);
// EXTERNAL MODULE: ./src/engine/found.ts + 1 modules
var found = __webpack_require__(494);
// EXTERNAL MODULE: ./src/results/ResultLink.tsx + 2 modules
var ResultLink = __webpack_require__(782);
;// CONCATENATED MODULE: ./src/search/ResultGroup.tsx





const List = /*#__PURE__*/ external_styled_components_default().ul.withConfig({
    componentId: "mfe_search__sc-f5b3a135-0"
})([
    `list-style:none;padding:0;`
]);
const Sheet = /*#__PURE__*/ external_styled_components_default()(layout/* .Card */.Zp).withConfig({
    componentId: "mfe_search__sc-f5b3a135-1"
})([
    `padding:`,
    `;`
], (0,tokens/* .space */.xe)(1));
/** Results of one kind under their heading. */ function ResultGroup({ title, count, results, marks = found/* .NO_MARKS */.DE }) {
    return /*#__PURE__*/ (0,jsx_runtime_.jsxs)(layout/* .Stack */.BJ, {
        as: "section",
        $gap: 1.5,
        children: [
            /*#__PURE__*/ (0,jsx_runtime_.jsxs)(layout/* .Row */.fI, {
                $gap: 1.5,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime_.jsx)(layout/* .SectionTitle */._x, {
                        children: title
                    }),
                    count && /*#__PURE__*/ (0,jsx_runtime_.jsx)(layout/* .Badge */.Ex, {
                        children: count
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(Sheet, {
                children: /*#__PURE__*/ (0,jsx_runtime_.jsx)(List, {
                    children: results.map((result)=>/*#__PURE__*/ (0,jsx_runtime_.jsx)("li", {
                            children: /*#__PURE__*/ (0,jsx_runtime_.jsx)(ResultLink/* .ResultLink */.O, {
                                to: result.path,
                                children: /*#__PURE__*/ (0,jsx_runtime_.jsx)(ResultLink/* .ResultText */.j, {
                                    result: result,
                                    marks: marks
                                })
                            })
                        }, result.path))
                })
            })
        ]
    });
}

// EXTERNAL MODULE: external "@university/shared/query"
var query_ = __webpack_require__(761);
// EXTERNAL MODULE: ./src/results/NothingFound.tsx + 1 modules
var NothingFound = __webpack_require__(215);
// EXTERNAL MODULE: ./src/results/NotSearched.tsx + 1 modules
var NotSearched = __webpack_require__(829);
// EXTERNAL MODULE: ./src/results/status.ts
var results_status = __webpack_require__(721);
// EXTERNAL MODULE: ./src/texts.ts
var texts = __webpack_require__(334);
;// CONCATENATED MODULE: ./src/search/Results.tsx









/** What the query found. */ function Results({ query }) {
    const { data, refetch } = (0,query_.useQuery)((0,search/* .searchQuery */.Z)(query));
    if (!data) return /*#__PURE__*/ (0,jsx_runtime_.jsx)(layout/* .Muted */.QX, {
        role: "status",
        children: texts/* .texts.loading */.T.loading
    });
    const { groups, total, marks, failed } = data;
    return /*#__PURE__*/ (0,jsx_runtime_.jsxs)(layout/* .Stack */.BJ, {
        $gap: 4,
        children: [
            /*#__PURE__*/ (0,jsx_runtime_.jsx)("p", {
                role: "status",
                children: (0,results_status/* .statusOf */.c)(query, data)
            }),
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(NotSearched/* .NotSearched */.Z, {
                failed: failed,
                onRetry: ()=>void refetch()
            }),
            groups.map(({ kind, results, total: ofKind })=>/*#__PURE__*/ (0,jsx_runtime_.jsx)(ResultGroup, {
                    title: texts/* .texts.kinds */.T.kinds[kind],
                    count: texts/* .texts.shown */.T.shown(results.length, ofKind),
                    results: results,
                    marks: marks
                }, kind)),
            total === 0 && /*#__PURE__*/ (0,jsx_runtime_.jsx)(NothingFound/* .NothingFound */.c, {})
        ]
    });
}

// EXTERNAL MODULE: ./src/search/SearchForm.tsx
var SearchForm = __webpack_require__(847);
;// CONCATENATED MODULE: ./src/pages/Search.tsx











async function loader({ url, queryClient }) {
    const query = (0,words/* .cleanQuery */.w)(url.searchParams.get('q'));
    if (!query) return {};
    await queryClient.prefetchQuery((0,search/* .searchQuery */.Z)(query));
    return {
        title: texts/* .texts.titleOf */.T.titleOf(query),
        description: texts/* .texts.description */.T.description(query)
    };
}
const Narrow = /*#__PURE__*/ external_styled_components_default()(layout/* .Stack */.BJ).withConfig({
    componentId: "mfe_search__sc-946f9a10-0"
})([
    `max-width:52rem;`
]);
function Search() {
    const [params] = (0,router_.useSearchParams)();
    const query = (0,words/* .cleanQuery */.w)(params.get('q'));
    return /*#__PURE__*/ (0,jsx_runtime_.jsxs)(jsx_runtime_.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(PageHeader, {
                title: texts/* .texts.title */.T.title,
                lead: texts/* .texts.lead */.T.lead
            }),
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(layout/* .Section */.wn, {
                children: /*#__PURE__*/ (0,jsx_runtime_.jsx)(layout/* .Container */.mc, {
                    children: /*#__PURE__*/ (0,jsx_runtime_.jsxs)(Narrow, {
                        $gap: 4,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime_.jsx)(SearchForm/* .SearchForm */.B, {
                                query: query
                            }),
                            query ? /*#__PURE__*/ (0,jsx_runtime_.jsx)(Results, {
                                query: query
                            }) : /*#__PURE__*/ (0,jsx_runtime_.jsx)(ResultGroup, {
                                title: texts/* .texts.suggestionsTitle */.T.suggestionsTitle,
                                results: suggestions/* .SUGGESTIONS */.MK
                            })
                        ]
                    })
                })
            })
        ]
    });
}


},
829(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
"use strict";

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ NotSearched)
});

// EXTERNAL MODULE: external "react/jsx-runtime"
var jsx_runtime_ = __webpack_require__(178);
// EXTERNAL MODULE: external "styled-components"
var external_styled_components_ = __webpack_require__(480);
var external_styled_components_default = /*#__PURE__*/__webpack_require__.n(external_styled_components_);
// EXTERNAL MODULE: ../shared/src/ui/tokens.ts
var tokens = __webpack_require__(169);
;// CONCATENATED MODULE: ../shared/src/ui/Message.tsx




const grounds = {
    good: tokens/* .color.goodGround */.yW.goodGround,
    bad: tokens/* .color.badGround */.yW.badGround,
    plain: tokens/* .color.band */.yW.band
};
const edges = {
    good: tokens/* .color.good */.yW.good,
    bad: tokens/* .color.bad */.yW.bad,
    plain: tokens/* .color.accent */.yW.accent
};
/** Something people must know, in its place on the page. */ const Message = /*#__PURE__*/ external_styled_components_default().div.withConfig({
    componentId: "mfe_search__sc-b08e1d12-0"
})([
    `padding:`,
    `;border-left:4px solid `,
    `;border-radius:`,
    `;background:`,
    `;& > * + *{margin-top:`,
    `;}`
], (0,tokens/* .space */.xe)(2), ({ $tone = 'plain' })=>edges[$tone], tokens/* .radius.small */.r8.small, ({ $tone = 'plain' })=>grounds[$tone], (0,tokens/* .space */.xe)(1));
/** Stands where a list or page could not be loaded. */ function Failed({ children, onRetry }) {
    return /*#__PURE__*/ _jsxs(Message, {
        $tone: "bad",
        role: "alert",
        children: [
            /*#__PURE__*/ _jsx("p", {
                children: children
            }),
            /*#__PURE__*/ _jsx(Button, {
                type: "button",
                $look: "quiet",
                onClick: onRetry,
                children: "Try again"
            })
        ]
    });
}

// EXTERNAL MODULE: ../shared/src/ui/Button.tsx
var ui_Button = __webpack_require__(949);
// EXTERNAL MODULE: ./src/texts.ts
var texts = __webpack_require__(334);
;// CONCATENATED MODULE: ./src/results/NotSearched.tsx



/** Says which part of the site could not be searched; the rest stands. */ function NotSearched({ failed, onRetry }) {
    if (failed.length === 0) return null;
    return /*#__PURE__*/ (0,jsx_runtime_.jsxs)(Message, {
        $tone: "bad",
        children: [
            failed.map((name)=>/*#__PURE__*/ (0,jsx_runtime_.jsx)("p", {
                    children: texts/* .texts.failed */.T.failed[name]
                }, name)),
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(ui_Button/* .Button */.$n, {
                type: "button",
                $look: "quiet",
                onClick: onRetry,
                children: texts/* .texts.retry */.T.retry
            })
        ]
    });
}


},
215(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
"use strict";

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ NothingFound)
});

// EXTERNAL MODULE: external "react/jsx-runtime"
var jsx_runtime_ = __webpack_require__(178);
// EXTERNAL MODULE: external "@university/shared"
var shared_ = __webpack_require__(170);
// EXTERNAL MODULE: external "@university/shared/router"
var router_ = __webpack_require__(158);
// EXTERNAL MODULE: ../shared/src/ui/tokens.ts
var tokens = __webpack_require__(169);
// EXTERNAL MODULE: ../shared/src/ui/layout.tsx
var layout = __webpack_require__(891);
// EXTERNAL MODULE: external "styled-components"
var external_styled_components_ = __webpack_require__(480);
var external_styled_components_default = /*#__PURE__*/__webpack_require__.n(external_styled_components_);
// EXTERNAL MODULE: ./src/texts.ts
var texts = __webpack_require__(334);
;// CONCATENATED MODULE: ./src/results/ways-on.ts

/** Where somebody may go who found nothing. */ const WAYS_ON = [
    {
        path: '/courses',
        title: texts/* .texts.waysOn.courses */.T.waysOn.courses
    },
    {
        path: '/academics/faculty',
        title: texts/* .texts.waysOn.faculty */.T.waysOn.faculty
    },
    {
        path: '/notices',
        title: texts/* .texts.waysOn.notices */.T.waysOn.notices
    },
    {
        path: '/admission',
        title: texts/* .texts.waysOn.admission */.T.waysOn.admission
    },
    {
        path: '/site-map',
        title: texts/* .texts.waysOn.siteMap */.T.waysOn.siteMap
    }
];

;// CONCATENATED MODULE: ./src/results/NothingFound.tsx







const Ways = /*#__PURE__*/ external_styled_components_default().ul.withConfig({
    componentId: "mfe_search__sc-4358bf7b-0"
})([
    `padding-left:1.25em;a{display:inline-block;padding-block:`,
    `;}`
], (0,tokens/* .space */.xe)(0.5));
/** What to do when nothing was found. */ function NothingFound() {
    return /*#__PURE__*/ (0,jsx_runtime_.jsxs)(layout/* .Stack */.BJ, {
        $gap: 1,
        children: [
            /*#__PURE__*/ (0,jsx_runtime_.jsx)("p", {
                children: texts/* .texts.help */.T.help
            }),
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(Ways, {
                children: WAYS_ON.map(({ path, title })=>/*#__PURE__*/ (0,jsx_runtime_.jsx)("li", {
                        children: /*#__PURE__*/ (0,jsx_runtime_.jsx)(router_.Link, {
                            to: path,
                            children: title
                        })
                    }, path))
            }),
            /*#__PURE__*/ (0,jsx_runtime_.jsxs)("p", {
                children: [
                    texts/* .texts.helpDesk */.T.helpDesk,
                    " ",
                    /*#__PURE__*/ (0,jsx_runtime_.jsx)("a", {
                        href: `mailto:${shared_.identity.helpDesk}`,
                        children: shared_.identity.helpDesk
                    })
                ]
            })
        ]
    });
}


},
782(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
"use strict";

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ ResultLink),
  j: () => (/* binding */ ResultText)
});

// EXTERNAL MODULE: external "react/jsx-runtime"
var jsx_runtime_ = __webpack_require__(178);
// EXTERNAL MODULE: external "@university/shared/router"
var router_ = __webpack_require__(158);
// EXTERNAL MODULE: ../shared/src/ui/tokens.ts
var tokens = __webpack_require__(169);
// EXTERNAL MODULE: external "styled-components"
var external_styled_components_ = __webpack_require__(480);
var external_styled_components_default = /*#__PURE__*/__webpack_require__.n(external_styled_components_);
// EXTERNAL MODULE: ./src/engine/words.ts
var words = __webpack_require__(524);
;// CONCATENATED MODULE: ./src/results/mark.ts

/**
 * A text cut into what matches and what does not. A mark, in the index's spelling, matches beginnings of words, so
 * `btech` matches `B.Tech.`; the longest that fits counts.
 */ function mark(text, marks) {
    const pieces = [];
    let end = 0;
    for (const { word, at } of (0,words/* .wordsIn */.Hn)(text)){
        const letters = marked(word, marks);
        if (letters === 0) continue;
        pieces.push({
            text: text.slice(end, at),
            isMatch: false
        }, {
            text: word.slice(0, letters),
            isMatch: true
        });
        end = at + letters;
    }
    pieces.push({
        text: text.slice(end),
        isMatch: false
    });
    return pieces.filter((piece)=>piece.text !== '');
}
/** How many characters of the word are to be marked. */ function marked(word, marks) {
    const whole = (0,words/* .plain */.pj)(word);
    if ((0,words/* .isEmpty */.Im)(whole) && !marks.includes(whole)) return 0;
    const fitting = marks.filter((each)=>whole.startsWith(each) || (0,words/* .singular */.cL)(whole) === each);
    if (fitting.length === 0) return 0;
    const longest = fitting.reduce((one, other)=>other.length > one.length ? other : one);
    if (longest === (0,words/* .singular */.cL)(whole) || longest.length >= whole.length) return word.length;
    let letters = 0;
    let length = 0;
    for (const character of word){
        if (letters >= longest.length) break;
        letters += (0,words/* .plain */.pj)(character).length;
        length += character.length;
    }
    return length;
}

;// CONCATENATED MODULE: ./src/results/Marked.tsx




/** A bar below the letters, which keep their colour and contrast. */ const Match = /*#__PURE__*/ external_styled_components_default().mark.withConfig({
    componentId: "mfe_search__sc-d4b8323e-0"
})([
    `background:linear-gradient(transparent 82%,`,
    ` 82%);color:inherit;@media (forced-colors:active){forced-color-adjust:none;background:Mark;color:MarkText;}`
], tokens/* .color.accent */.yW.accent);
/** A text in which what matched stands out: what was typed, and only where nothing of that is there its synonyms. */ function Marked({ text, marks: { typed, meant } }) {
    const asTyped = mark(text, typed);
    const pieces = asTyped.some(({ isMatch })=>isMatch) ? asTyped : mark(text, meant);
    return pieces.map((piece, index)=>// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no identity but their place
        piece.isMatch ? /*#__PURE__*/ (0,jsx_runtime_.jsx)(Match, {
            children: piece.text
        }, index) : piece.text);
}

;// CONCATENATED MODULE: ./src/results/ResultLink.tsx





/** A result: what it is called, and a line about it. */ const ResultLink = /*#__PURE__*/ external_styled_components_default()(router_.Link).withConfig({
    componentId: "mfe_search__sc-2f3e1bae-0"
})([
    `display:block;padding:`,
    ` `,
    `;border-radius:`,
    `;color:`,
    `;text-decoration:none;overflow-wrap:anywhere;&:hover strong,&[aria-selected='true'] strong{text-decoration:underline;text-underline-offset:0.18em;}&:hover,&[aria-selected='true']{background:`,
    `;}&[aria-selected='true']{box-shadow:inset 4px 0 0 `,
    `;}strong{display:block;color:`,
    `;line-height:1.35;}`
], (0,tokens/* .space */.xe)(1), (0,tokens/* .space */.xe)(2), tokens/* .radius.small */.r8.small, tokens/* .color.ink */.yW.ink, tokens/* .color.band */.yW.band, tokens/* .color.accent */.yW.accent, tokens/* .color.link */.yW.link);
const About = /*#__PURE__*/ external_styled_components_default().span.withConfig({
    componentId: "mfe_search__sc-2f3e1bae-1"
})([
    `display:block;color:`,
    `;font-size:`,
    `;line-height:1.45;`
], tokens/* .color.muted */.yW.muted, tokens/* .text.small */.Qq.small);
function ResultText({ result: { title, about }, marks }) {
    return /*#__PURE__*/ (0,jsx_runtime_.jsxs)(jsx_runtime_.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime_.jsx)("strong", {
                children: /*#__PURE__*/ (0,jsx_runtime_.jsx)(Marked, {
                    text: title,
                    marks: marks
                })
            }),
            about && /*#__PURE__*/ (0,jsx_runtime_.jsx)(About, {
                children: /*#__PURE__*/ (0,jsx_runtime_.jsx)(Marked, {
                    text: about,
                    marks: marks
                })
            })
        ]
    });
}


},
721(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
"use strict";
/* import */ var _texts__rspack_import_0 = __webpack_require__(334);

/** The sentence that says how much was found, read out with every change. */ function statusOf(query, { total, isNear }, isPending = false) {
    if (total === 0) return isPending ? _texts__rspack_import_0/* .texts.loading */.T.loading : _texts__rspack_import_0/* .texts.nothing */.T.nothing(query);
    return isNear ? _texts__rspack_import_0/* .texts.near */.T.near(total) : _texts__rspack_import_0/* .texts.count */.T.count(total);
}

__webpack_require__.d(__webpack_exports__, {
}, {
  c: statusOf
});


},
306(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
"use strict";
/* import */ var _texts__rspack_import_0 = __webpack_require__(334);

/** The course pages, and what else people call them. */ const COURSE_PAGES = [
    {
        path: '/courses/ug',
        ..._texts__rspack_import_0/* .texts.suggestions.ug */.T.suggestions.ug,
        names: [
            'ug',
            'undergraduate',
            'bachelor',
            'B.Tech.',
            'B.Tech. courses'
        ]
    },
    {
        path: '/courses/pg',
        ..._texts__rspack_import_0/* .texts.suggestions.pg */.T.suggestions.pg,
        names: [
            'pg',
            'postgraduate',
            'master'
        ]
    },
    {
        path: '/courses/diploma',
        ..._texts__rspack_import_0/* .texts.suggestions.diploma */.T.suggestions.diploma,
        names: [
            'diploma',
            'polytechnic'
        ]
    }
];
const toSuggestion = ({ path, title, about })=>({
        kind: 'page',
        path,
        title,
        about
    });
/** What an empty search offers. */ const SUGGESTIONS = COURSE_PAGES.map(toSuggestion);

__webpack_require__.d(__webpack_exports__, {
}, {
  G4: toSuggestion,
  MK: SUGGESTIONS,
  bk: COURSE_PAGES
});


},
847(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
"use strict";
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(178);
/* import */ var react_jsx_runtime__rspack_import_0_default = /*#__PURE__*/__webpack_require__.n(react_jsx_runtime__rspack_import_0);
/* import */ var _university_shared_router__rspack_import_1 = __webpack_require__(158);
/* import */ var _university_shared_router__rspack_import_1_default = /*#__PURE__*/__webpack_require__.n(_university_shared_router__rspack_import_1);
/* import */ var _university_shared_ui__rspack_import_4 = __webpack_require__(169);
/* import */ var _university_shared_ui__rspack_import_5 = __webpack_require__(377);
/* import */ var _university_shared_ui__rspack_import_7 = __webpack_require__(949);
/* import */ var styled_components__rspack_import_2 = __webpack_require__(480);
/* import */ var styled_components__rspack_import_2_default = /*#__PURE__*/__webpack_require__.n(styled_components__rspack_import_2);
/* import */ var _engine_words__rspack_import_3 = __webpack_require__(524);
/* import */ var _texts__rspack_import_6 = __webpack_require__(334);






const Form = /*#__PURE__*/ styled_components__rspack_import_2_default().form.withConfig({
    componentId: "mfe_search__sc-86ad5b4e-0"
})([
    `display:grid;grid-template-columns:minmax(0,1fr) auto;gap:`,
    `;max-width:`,
    `;label{grid-column:1 / -1;}`
], (0,_university_shared_ui__rspack_import_4/* .space */.xe)(1), _university_shared_ui__rspack_import_4/* .width.text */.VL.text);
/** The address of a query's results. */ const addressOf = (query)=>`/search?${new URLSearchParams({
        q: query
    })}`;
/** A plain GET form; with scripts the page changes without loading anew. */ function SearchForm({ query }) {
    const navigate = (0,_university_shared_router__rspack_import_1.useNavigate)();
    function onSubmit(event) {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('q');
        void navigate(addressOf((0,_engine_words__rspack_import_3/* .cleanQuery */.w)(String(typed))));
    }
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)(Form, {
        role: "search",
        action: "/search",
        onSubmit: onSubmit,
        children: [
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_university_shared_ui__rspack_import_5/* .Label */.JU, {
                htmlFor: "q",
                children: _texts__rspack_import_6/* .texts.label */.T.label
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_university_shared_ui__rspack_import_5/* .Input */.pd, {
                id: "q",
                name: "q",
                type: "search",
                defaultValue: query,
                placeholder: _texts__rspack_import_6/* .texts.placeholder */.T.placeholder,
                maxLength: 100,
                autoComplete: "off",
                enterKeyHint: "search"
            }, query),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_university_shared_ui__rspack_import_7/* .Button */.$n, {
                type: "submit",
                children: _texts__rspack_import_6/* .texts.submit */.T.submit
            })
        ]
    });
}

__webpack_require__.d(__webpack_exports__, {
}, {
  B: SearchForm,
  c: addressOf
});


},
334(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
"use strict";
const some = (count, one, many)=>`${count} ${count === 1 ? one : many}`;
const capital = (word)=>word.charAt(0).toUpperCase() + word.slice(1);
/** Every text of this remote. */ const texts = {
    title: 'Search',
    titleOf: (query)=>`Search: ${query}`,
    description: (query)=>`Pages, programmes, campuses, people and notices that match “${query}”.`,
    lead: 'Finds pages, programmes, departments, campuses, people and notices.',
    label: 'Search the website',
    placeholder: 'Search for anything...',
    submit: 'Search',
    close: 'Close search',
    suggestionsTitle: 'Many people look for',
    suggestions: {
        ug: {
            title: 'Undergraduate courses',
            about: 'Programmes after class 12'
        },
        pg: {
            title: 'Postgraduate courses',
            about: 'Programmes after a first degree'
        },
        diploma: {
            title: 'Diploma courses',
            about: 'Skill programmes with early exits'
        }
    },
    recentTitle: 'You searched for',
    recentAbout: 'Kept on this device only',
    clearRecent: 'Clear recent searches',
    shortcut: 'Open search with the / key',
    kinds: {
        page: 'Pages',
        program: 'Programmes',
        department: 'Departments',
        campus: 'Campuses',
        person: 'Faculty',
        notice: 'Notices'
    },
    levels: {
        DIPLOMA: 'Diploma',
        UG: 'Undergraduate',
        PG: 'Postgraduate'
    },
    aboutProgram: (code, level, duration)=>`${code} · ${level} · ${duration}`,
    aboutDepartment: 'Head, people and programmes of the department',
    aboutPerson: (designation, department)=>`${designation}, ${department}`,
    aboutNotice: (date)=>`Notice of ${date}`,
    aboutSection: (count)=>`List of ${some(count, 'notice', 'notices')}`,
    womenOnly: 'For women only',
    zone: (zone)=>`${capital(zone)} zone`,
    campusesOf: (zone)=>`Campuses in the ${capital(zone)} zone`,
    aboutZone: (zone)=>`Where the campuses in ${zone} Delhi are, and how to reach them`,
    resultsTitle: 'Results',
    count: (total)=>some(total, 'result', 'results'),
    near: (total)=>`Nothing has these exact words. ${some(total, 'result comes', 'results come')} near.`,
    shown: (shown, total)=>total > shown ? `${shown} of ${total}` : String(total),
    all: (total)=>`See all ${total} results`,
    loading: 'Searching…',
    nothing: (query)=>`Nothing found for “${query}”.`,
    failed: {
        pages: 'Pages could not be searched just now.',
        programs: 'Programmes could not be searched just now.',
        campuses: 'Campuses could not be searched just now.',
        departments: 'Departments could not be searched just now.',
        faculty: 'Faculty members could not be searched just now.',
        sections: 'Lists of notices could not be searched just now.',
        notices: 'Notices could not be searched just now.'
    },
    retry: 'Try again',
    help: 'Check the spelling, or use fewer or more general words. You can also look here:',
    waysOn: {
        courses: 'All programmes',
        faculty: 'Faculty and departments',
        notices: 'All notices',
        admission: 'Admission',
        siteMap: 'Every page of this site'
    },
    helpDesk: 'Or ask the help desk:'
};

__webpack_require__.d(__webpack_exports__, {
}, {
  T: texts
});


},
170(module) {
"use strict";
module.exports = require("@university/shared");

},
761(module) {
"use strict";
module.exports = require("@university/shared/query");

},
158(module) {
"use strict";
module.exports = require("@university/shared/router");

},
953(module) {
"use strict";
module.exports = require("react");

},
178(module) {
"use strict";
module.exports = require("react/jsx-runtime");

},
480(module) {
"use strict";
module.exports = require("styled-components");

},

});
// The module cache
var __webpack_module_cache__ = {};

// The require function
function __webpack_require__(moduleId) {

// Check if module is in cache
var cachedModule = __webpack_module_cache__[moduleId];
if (cachedModule !== undefined) {
return cachedModule.exports;
}
// Create a new module (and put it into the cache)
var module = (__webpack_module_cache__[moduleId] = {
exports: {}
});
// Execute the module function
__webpack_modules__[moduleId](module, module.exports, __webpack_require__);

// Return the exports of the module
return module.exports;

}

// webpack/runtime/compat_get_default_export
(() => {
// getDefaultExport function for compatibility with non-ESM modules
__webpack_require__.n = (module) => {
	var getter = module && module.__esModule ?
		() => (module['default']) :
		() => (module);
	__webpack_require__.d(getter, { a: getter });
	return getter;
};

})();
// webpack/runtime/define_property_getters
(() => {
__webpack_require__.d = (exports, getters, values) => {
	var define = (defs, kind) => {
		for(var key in defs) {
			if(__webpack_require__.o(defs, key) && !__webpack_require__.o(exports, key)) {
				Object.defineProperty(exports, key, { enumerable: true, [kind]: defs[key] });
			}
		}
	};
	define(getters, "get");
	define(values, "value");
};
})();
// webpack/runtime/has_own_property
(() => {
__webpack_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
})();
// webpack/runtime/make_namespace_object
(() => {
// define __esModule on exports
__webpack_require__.r = (exports) => {
	if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
		Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
	}
	Object.defineProperty(exports, '__esModule', { value: true });
};
})();
// webpack/runtime/public_path
(() => {
__webpack_require__.p = "";
})();
var __webpack_exports__ = {};
// This entry needs to be wrapped in an IIFE because it needs to be isolated against other entry modules.
(() => {
/**
 * First module of a remote's server bundle: its images get the addresses that browsers load them from. The shell gives
 * `remoteBase` when it runs the bundle; a shell that does not know it yet still runs the rest.
 */
__webpack_require__.p = typeof remoteBase === 'string' ? remoteBase : '';

})();

// This entry needs to be wrapped in an IIFE because it needs to be in strict mode.
(() => {
"use strict";
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ routes)
});

;// CONCATENATED MODULE: ../shared/src/remote/types.ts
/** Declares a remote; the identity function, for its types. */ function defineRemote(remote) {
    return remote;
}

;// CONCATENATED MODULE: ./src/routes.ts

/* export default */ const routes = (defineRemote({
    name: 'mfe-search',
    routes: [
        {
            id: 'mfe-search:search',
            path: '/search',
            title: 'Search',
            description: 'Find pages, programmes, departments, campuses, members of the faculty and notices.',
            keywords: [
                'find',
                'look up'
            ],
            load: ()=>Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 661))
        }
    ],
    slots: [
        {
            id: 'mfe-search:overlay',
            slot: 'overlay.search',
            when: 'intent',
            load: ()=>Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 259))
        }
    ]
}));

})();

module.exports = __webpack_exports__;
})()
;