(() => {
"use strict";
var __webpack_modules__ = ({
70(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
/** Who the university is. Nothing else in the project repeats a value of this file: change it here to make the site yours. */ const identity = {
    name: 'Skill and Entrepreneurship University',
    shortName: 'SEU',
    tagline: 'Learn by making. Leave with work in your hands.',
    address: [
        'Sector-9, Dwarka',
        'New Delhi 110077'
    ],
    addressLine: 'Sector-9, Dwarka, New Delhi',
    mapUrl: 'https://maps.example/?q=Sector-9+Dwarka+New+Delhi',
    siteUrl: 'https://www.seu.example',
    helpDesk: 'helpdesk@seu.example',
    phone: '+91 11 5550 0100',
    portals: {
        admission: 'https://admission.seu.example',
        student: 'https://student.seu.example',
        faculty: 'https://faculty.seu.example',
        refundPolicy: 'https://drive.example/seu/refund-policy'
    },
    social: [
        {
            name: 'X',
            url: 'https://x.example/seu'
        },
        {
            name: 'LinkedIn',
            url: 'https://linkedin.example/school/seu'
        },
        {
            name: 'Facebook',
            url: 'https://facebook.example/seu'
        },
        {
            name: 'Instagram',
            url: 'https://instagram.example/seu'
        }
    ],
    youtube: [
        {
            name: 'University channel',
            url: 'https://youtube.example/@seu'
        },
        {
            name: 'Classroom and workshop channel',
            url: 'https://youtube.example/@seu-learn'
        }
    ],
    antiRagging: {
        phone: '1800-180-5522',
        email: 'helpline@antiragging.in'
    },
    copyrightYear: 2025
};
/** Where faculty and staff log in: `login` and the short name in lower case. */ const LOGIN_PATH = `/login${identity.shortName.toLowerCase()}`;

__webpack_require__.d(__webpack_exports__, {
}, {
  D: identity
});


},
949(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
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
    componentId: "mfe_admissions__sc-7a7f9be8-0"
})([
    ``,
    ``
], button);
/** A link that looks like a button, for what leads somewhere. */ const ButtonLink = /*#__PURE__*/ styled_components__rspack_import_0_default()(_university_shared_router__rspack_import_1.Link).withConfig({
    componentId: "mfe_admissions__sc-7a7f9be8-1"
})([
    ``,
    ``
], button);
/** The same for addresses outside the site. */ const ButtonAnchor = /*#__PURE__*/ (/* unused pure expression or super */ null && (styled.a.withConfig({
    componentId: "mfe_admissions__sc-7a7f9be8-2"
})([
    ``,
    ``
], button)));

__webpack_require__.d(__webpack_exports__, {
}, {
  $n: Button,
  vx: ButtonLink
});


},
377(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
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
    componentId: "mfe_admissions__sc-1191cb84-0"
})([
    ``,
    ``
], control);
const Select = /*#__PURE__*/ (/* unused pure expression or super */ null && (styled.select.withConfig({
    componentId: "mfe_admissions__sc-1191cb84-1"
})([
    ``,
    ``
], control)));
const TextArea = /*#__PURE__*/ styled_components__rspack_import_2_default().textarea.withConfig({
    componentId: "mfe_admissions__sc-1191cb84-2"
})([
    ``,
    ` height:auto;min-height:6rem;padding-block:`,
    `;`
], control, (0,_tokens__rspack_import_3/* .space */.xe)(1));
const Label = /*#__PURE__*/ styled_components__rspack_import_2_default().label.withConfig({
    componentId: "mfe_admissions__sc-1191cb84-3"
})([
    `font-weight:700;`
]);
const Hint = /*#__PURE__*/ styled_components__rspack_import_2_default().span.withConfig({
    componentId: "mfe_admissions__sc-1191cb84-4"
})([
    `color:`,
    `;font-size:`,
    `;`
], _tokens__rspack_import_3/* .color.muted */.yW.muted, _tokens__rspack_import_3/* .text.small */.Qq.small);
const FieldError = /*#__PURE__*/ styled_components__rspack_import_2_default().span.withConfig({
    componentId: "mfe_admissions__sc-1191cb84-5"
})([
    `color:`,
    `;font-weight:700;font-size:`,
    `;`
], _tokens__rspack_import_3/* .color.bad */.yW.bad, _tokens__rspack_import_3/* .text.small */.Qq.small);
const FieldFrame = /*#__PURE__*/ styled_components__rspack_import_2_default().div.withConfig({
    componentId: "mfe_admissions__sc-1191cb84-6"
})([
    `display:flex;flex-direction:column;gap:`,
    `;`
], (0,_tokens__rspack_import_3/* .space */.xe)(0.5));
/** A labelled input. Hint and error are read out with it. */ function TextField({ label, hint, error, id: given, ...input }) {
    const made = (0,react__rspack_import_1.useId)();
    const id = given ?? made;
    const described = [
        hint && `${id}-hint`,
        error && `${id}-error`
    ].filter(Boolean).join(' ');
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)(FieldFrame, {
        children: [
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(Label, {
                htmlFor: id,
                children: label
            }),
            hint && /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(Hint, {
                id: `${id}-hint`,
                children: hint
            }),
            error && /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(FieldError, {
                id: `${id}-error`,
                children: error
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(Input, {
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
  A_: TextField,
  Ck: Hint,
  JU: Label,
  bg: FieldError,
  pd: Input
});


},
236(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(178);
/* import */ var react_jsx_runtime__rspack_import_0_default = /*#__PURE__*/__webpack_require__.n(react_jsx_runtime__rspack_import_0);
/* import */ var styled_components__rspack_import_1 = __webpack_require__(480);
/* import */ var styled_components__rspack_import_1_default = /*#__PURE__*/__webpack_require__.n(styled_components__rspack_import_1);
/* import */ var _Button__rspack_import_3 = __webpack_require__(949);
/* import */ var _tokens__rspack_import_2 = __webpack_require__(169);




const grounds = {
    good: _tokens__rspack_import_2/* .color.goodGround */.yW.goodGround,
    bad: _tokens__rspack_import_2/* .color.badGround */.yW.badGround,
    plain: _tokens__rspack_import_2/* .color.band */.yW.band
};
const edges = {
    good: _tokens__rspack_import_2/* .color.good */.yW.good,
    bad: _tokens__rspack_import_2/* .color.bad */.yW.bad,
    plain: _tokens__rspack_import_2/* .color.accent */.yW.accent
};
/** Something people must know, in its place on the page. */ const Message = /*#__PURE__*/ styled_components__rspack_import_1_default().div.withConfig({
    componentId: "mfe_admissions__sc-b08e1d12-0"
})([
    `padding:`,
    `;border-left:4px solid `,
    `;border-radius:`,
    `;background:`,
    `;& > * + *{margin-top:`,
    `;}`
], (0,_tokens__rspack_import_2/* .space */.xe)(2), ({ $tone = 'plain' })=>edges[$tone], _tokens__rspack_import_2/* .radius.small */.r8.small, ({ $tone = 'plain' })=>grounds[$tone], (0,_tokens__rspack_import_2/* .space */.xe)(1));
/** Stands where a list or page could not be loaded. */ function Failed({ children, onRetry }) {
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsxs)(Message, {
        $tone: "bad",
        role: "alert",
        children: [
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("p", {
                children: children
            }),
            /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(_Button__rspack_import_3/* .Button */.$n, {
                type: "button",
                $look: "quiet",
                onClick: onRetry,
                children: "Try again"
            })
        ]
    });
}

__webpack_require__.d(__webpack_exports__, {
}, {
  Q: Message,
  c: Failed
});


},
58(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ PageHeader)
});

// EXTERNAL MODULE: external "react/jsx-runtime"
var jsx_runtime_ = __webpack_require__(178);
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

// EXTERNAL MODULE: ../shared/src/ui/layout.tsx
var layout = __webpack_require__(891);
// EXTERNAL MODULE: ../shared/src/ui/tokens.ts
var tokens = __webpack_require__(169);
;// CONCATENATED MODULE: ../shared/src/ui/PageHeader.tsx





const Band = /*#__PURE__*/ external_styled_components_default().div.withConfig({
    componentId: "mfe_admissions__sc-8999a974-0"
})([
    `position:relative;overflow:hidden;background:`,
    `;color:`,
    `;padding-block:`,
    `;`,
    `{padding-block:`,
    `;}`
], tokens/* .color.night */.yW.night, tokens/* .color.onNight */.yW.onNight, (0,tokens/* .space */.xe)(4), tokens/* .wide.tablet */.U.tablet, (0,tokens/* .space */.xe)(6));
const Pattern = /*#__PURE__*/ external_styled_components_default().div.withConfig({
    componentId: "mfe_admissions__sc-8999a974-1"
})([
    `position:absolute;inset:0 0 0 auto;width:min(22rem,60%);opacity:0.3;mask-image:linear-gradient(to left,black,transparent);`
]);
const Inner = /*#__PURE__*/ external_styled_components_default()(layout/* .Container */.mc).withConfig({
    componentId: "mfe_admissions__sc-8999a974-2"
})([
    `position:relative;`
]);
const Lead = /*#__PURE__*/ external_styled_components_default().p.withConfig({
    componentId: "mfe_admissions__sc-8999a974-3"
})([
    `max-width:`,
    `;margin-top:`,
    `;color:`,
    `;font-size:`,
    `;line-height:1.45;`
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


},
891(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
/* import */ var styled_components__rspack_import_0 = __webpack_require__(480);
/* import */ var styled_components__rspack_import_0_default = /*#__PURE__*/__webpack_require__.n(styled_components__rspack_import_0);
/* import */ var _tokens__rspack_import_1 = __webpack_require__(169);


/** The page's column: as wide as the screen allows, with room at the sides. */ const Container = /*#__PURE__*/ styled_components__rspack_import_0_default().div.withConfig({
    componentId: "mfe_admissions__sc-239acd80-0"
})([
    `width:100%;max-width:calc(`,
    ` + `,
    `);margin-inline:auto;padding-inline:`,
    `;`,
    `{padding-inline:`,
    `;}`
], _tokens__rspack_import_1/* .width.page */.VL.page, (0,_tokens__rspack_import_1/* .space */.xe)(6), (0,_tokens__rspack_import_1/* .space */.xe)(2), _tokens__rspack_import_1/* .wide.tablet */.U.tablet, (0,_tokens__rspack_import_1/* .space */.xe)(3));
/** A part of a page with room above and below; `$band` sets it off from its neighbours. */ const Section = /*#__PURE__*/ styled_components__rspack_import_0_default().section.withConfig({
    componentId: "mfe_admissions__sc-239acd80-1"
})([
    `padding-block:`,
    `;background:`,
    `;`,
    `{padding-block:`,
    `;}`
], (0,_tokens__rspack_import_1/* .space */.xe)(5), ({ $band })=>$band ? _tokens__rspack_import_1/* .color.band */.yW.band : 'transparent', _tokens__rspack_import_1/* .wide.tablet */.U.tablet, (0,_tokens__rspack_import_1/* .space */.xe)(8));
/** Things below each other, evenly apart. `$gap` counts steps of 8 px. */ const Stack = /*#__PURE__*/ styled_components__rspack_import_0_default().div.withConfig({
    componentId: "mfe_admissions__sc-239acd80-2"
})([
    `display:flex;flex-direction:column;gap:`,
    `;`
], ({ $gap = 2 })=>(0,_tokens__rspack_import_1/* .space */.xe)($gap));
/** Things beside each other while there is room. */ const Row = /*#__PURE__*/ styled_components__rspack_import_0_default().div.withConfig({
    componentId: "mfe_admissions__sc-239acd80-3"
})([
    `display:flex;flex-wrap:wrap;align-items:center;gap:`,
    `;`
], ({ $gap = 2 })=>(0,_tokens__rspack_import_1/* .space */.xe)($gap));
/** As many equal columns as fit, each at least `$min` wide. */ const Grid = /*#__PURE__*/ styled_components__rspack_import_0_default().div.withConfig({
    componentId: "mfe_admissions__sc-239acd80-4"
})([
    `display:grid;grid-template-columns:repeat(auto-fill,minmax(min(`,
    `,100%),1fr));gap:`,
    `;`
], ({ $min = '17rem' })=>$min, (0,_tokens__rspack_import_1/* .space */.xe)(3));
const Card = /*#__PURE__*/ styled_components__rspack_import_0_default().div.withConfig({
    componentId: "mfe_admissions__sc-239acd80-5"
})([
    `background:`,
    `;border:1px solid `,
    `;border-radius:`,
    `;box-shadow:`,
    `;padding:`,
    `;`
], _tokens__rspack_import_1/* .color.sheet */.yW.sheet, _tokens__rspack_import_1/* .color.line */.yW.line, _tokens__rspack_import_1/* .radius.large */.r8.large, _tokens__rspack_import_1/* .shadow.card */.r7.card, (0,_tokens__rspack_import_1/* .space */.xe)(3));
const PageTitle = /*#__PURE__*/ styled_components__rspack_import_0_default().h1.withConfig({
    componentId: "mfe_admissions__sc-239acd80-6"
})([
    `font-size:`,
    `;`
], _tokens__rspack_import_1/* .text.title */.Qq.title);
const SectionTitle = /*#__PURE__*/ styled_components__rspack_import_0_default().h2.withConfig({
    componentId: "mfe_admissions__sc-239acd80-7"
})([
    `font-size:`,
    `;`
], _tokens__rspack_import_1/* .text.heading */.Qq.heading);
/** Running text, no wider than reads well. */ const Prose = /*#__PURE__*/ styled_components__rspack_import_0_default().div.withConfig({
    componentId: "mfe_admissions__sc-239acd80-8"
})([
    `max-width:`,
    `;& > * + *{margin-top:`,
    `;}`
], _tokens__rspack_import_1/* .width.text */.VL.text, (0,_tokens__rspack_import_1/* .space */.xe)(2));
const Muted = /*#__PURE__*/ styled_components__rspack_import_0_default().p.withConfig({
    componentId: "mfe_admissions__sc-239acd80-9"
})([
    `color:`,
    `;`
], _tokens__rspack_import_1/* .color.muted */.yW.muted);
const Badge = /*#__PURE__*/ styled_components__rspack_import_0_default().span.withConfig({
    componentId: "mfe_admissions__sc-239acd80-10"
})([
    `display:inline-block;padding:0 `,
    `;border:1px solid `,
    `;border-radius:`,
    `;background:`,
    `;font-size:`,
    `;line-height:1.6;font-weight:700;`
], (0,_tokens__rspack_import_1/* .space */.xe)(1), _tokens__rspack_import_1/* .color.line */.yW.line, _tokens__rspack_import_1/* .radius.small */.r8.small, _tokens__rspack_import_1/* .color.band */.yW.band, _tokens__rspack_import_1/* .text.small */.Qq.small);
/** For screen readers only. */ const VisuallyHidden = /*#__PURE__*/ styled_components__rspack_import_0_default().span.withConfig({
    componentId: "mfe_admissions__sc-239acd80-11"
})([
    `position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;`
]);

__webpack_require__.d(__webpack_exports__, {
}, {
  BJ: Stack,
  QX: Muted,
  Zp: Card,
  _x: SectionTitle,
  fI: Row,
  mc: Container,
  s6: VisuallyHidden,
  s7: Prose,
  sT: PageTitle,
  wn: Section,
  xA: Grid
});


},
169(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
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
421(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
/* import */ var _university_shared_ui__rspack_import_1 = __webpack_require__(169);
/* import */ var styled_components__rspack_import_0 = __webpack_require__(480);
/* import */ var styled_components__rspack_import_0_default = /*#__PURE__*/__webpack_require__.n(styled_components__rspack_import_0);


/** A main column and a narrower one beside it where there is room, below it where there is none. */ const Columns = /*#__PURE__*/ styled_components__rspack_import_0_default().div.withConfig({
    componentId: "mfe_admissions__sc-b06492fc-0"
})([
    `display:grid;gap:`,
    `;`,
    `{grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:`,
    `;align-items:start;}`
], (0,_university_shared_ui__rspack_import_1/* .space */.xe)(5), _university_shared_ui__rspack_import_1/* .wide.tablet */.U.tablet, (0,_university_shared_ui__rspack_import_1/* .space */.xe)(6));

__webpack_require__.d(__webpack_exports__, {
}, {
  e: Columns
});


},
878(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(178);
/* import */ var react_jsx_runtime__rspack_import_0_default = /*#__PURE__*/__webpack_require__.n(react_jsx_runtime__rspack_import_0);
/* import */ var _university_shared_identity__rspack_import_1 = __webpack_require__(70);


function HelpDesk() {
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)("a", {
        href: `mailto:${_university_shared_identity__rspack_import_1/* .identity.helpDesk */.D.helpDesk}`,
        children: _university_shared_identity__rspack_import_1/* .identity.helpDesk */.D.helpDesk
    });
}

__webpack_require__.d(__webpack_exports__, {
}, {
  n: HelpDesk
});


},
76(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
/* import */ var react_jsx_runtime__rspack_import_0 = __webpack_require__(178);
/* import */ var react_jsx_runtime__rspack_import_0_default = /*#__PURE__*/__webpack_require__.n(react_jsx_runtime__rspack_import_0);
/* import */ var _university_shared_ui__rspack_import_2 = __webpack_require__(169);
/* import */ var styled_components__rspack_import_1 = __webpack_require__(480);
/* import */ var styled_components__rspack_import_1_default = /*#__PURE__*/__webpack_require__.n(styled_components__rspack_import_1);



const Line = /*#__PURE__*/ styled_components__rspack_import_1_default().p.withConfig({
    componentId: "mfe_admissions__sc-51f1e478-0"
})([
    `flex:1 1 `,
    `;color:`,
    `;font-size:`,
    `;`
], (0,_university_shared_ui__rspack_import_2/* .space */.xe)(24), _university_shared_ui__rspack_import_2/* .color.muted */.yW.muted, _university_shared_ui__rspack_import_2/* .text.small */.Qq.small);
/** Says what is going on; read out without taking the focus. */ function StatusLine({ children }) {
    return /*#__PURE__*/ (0,react_jsx_runtime__rspack_import_0.jsx)(Line, {
        role: "status",
        children: children
    });
}

__webpack_require__.d(__webpack_exports__, {
}, {
  v: StatusLine
});


},
251(__unused_rspack_module, __webpack_exports__, __webpack_require__) {

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x5: () => (/* binding */ resultName),
  KF: () => (/* binding */ resultPageFor),
  Uv: () => (/* binding */ resultPages)
});

// EXTERNAL MODULE: external "@university/shared"
var shared_ = __webpack_require__(170);
;// CONCATENATED MODULE: ./src/api/calls.ts

function resultCalls(category) {
    return {
        signIn: async (body)=>(await (0,shared_.call)('POST /result', {
                query: {
                    category
                },
                body
            })).data,
        read: async (signal)=>(await (0,shared_.call)('GET /result/me', {
                signal
            })).data,
        decide: async (id, body)=>(await (0,shared_.call)('PUT /result/:id', {
                params: {
                    id
                },
                body
            })).data
    };
}

;// CONCATENATED MODULE: ./src/allotment/tracks.ts

/** Every result that has pages. A further round or track is one row here and its routes in routes.ts. */ const resultPages = [
    {
        track: 'diploma',
        round: 1,
        name: 'Diploma',
        final: false,
        category: 'diploma',
        signIn: '/admission/result?category=diploma',
        show: '/admission/result/show?category=diploma',
        calls: resultCalls('diploma')
    },
    {
        track: 'btech',
        round: 1,
        name: 'B.Tech',
        final: false,
        category: 'btech',
        signIn: '/admission/result?category=btech',
        show: '/admission/result/show?category=btech',
        calls: resultCalls('btech')
    }
];
/** The result that an address asks for; the first one when it names none. */ function resultPageFor(category) {
    return resultPages.find((page)=>page.category === category) ?? resultPages[0];
}
/** `Diploma Round 1`; the number stays with its word. */ const resultName = ({ name, round })=>`${name} Round\u00a0${round}`;


},
445(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
/* import */ var _university_shared_query__rspack_import_0 = __webpack_require__(761);
/* import */ var _university_shared_query__rspack_import_0_default = /*#__PURE__*/__webpack_require__.n(_university_shared_query__rspack_import_0);

const ALLOTMENT = 'allotment';
/** The record of the signed-in applicant. It lives in memory only, and not for long: results are read on shared machines. */ const allotmentQuery = ({ track, round, calls })=>(0,_university_shared_query__rspack_import_0.queryOptions)({
        queryKey: [
            ALLOTMENT,
            track,
            round
        ],
        queryFn: ({ signal })=>calls.read(signal),
        gcTime: 5 * 60_000
    });
/** Leaves nothing of any applicant in this tab. */ function forgetAllotments(queryClient) {
    queryClient.removeQueries({
        queryKey: [
            ALLOTMENT
        ]
    });
}

__webpack_require__.d(__webpack_exports__, {
}, {
  B: allotmentQuery,
  V: forgetAllotments
});


},
898(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
/* import */ var _university_shared_router__rspack_import_0 = __webpack_require__(158);
/* import */ var _university_shared_router__rspack_import_0_default = /*#__PURE__*/__webpack_require__.n(_university_shared_router__rspack_import_0);
/* import */ var react__rspack_import_1 = __webpack_require__(953);
/* import */ var react__rspack_import_1_default = /*#__PURE__*/__webpack_require__.n(react__rspack_import_1);
/* import */ var _texts__rspack_import_2 = __webpack_require__(334);



/** What an address carries besides itself when somebody is led back to sign-in. */ const leaveState = (reason)=>({
        reason
    });
function reasonOf(state) {
    const reason = state?.reason;
    return typeof reason === 'string' && reason in _texts__rspack_import_2/* .leaveReasons */.HX ? reason : null;
}
/** Why somebody was led here. Known only after hydration: the server does not see the history of a tab. */ function useLeaveReason() {
    const { state } = (0,_university_shared_router__rspack_import_0.useLocation)();
    const [reason, setReason] = (0,react__rspack_import_1.useState)(null);
    (0,react__rspack_import_1.useEffect)(()=>setReason(reasonOf(state)), [
        state
    ]);
    return reason;
}

__webpack_require__.d(__webpack_exports__, {
}, {
  Z: leaveState,
  q: useLeaveReason
});


},
104(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* reexport */ Popup)
});

// EXTERNAL MODULE: external "react/jsx-runtime"
var jsx_runtime_ = __webpack_require__(178);
// EXTERNAL MODULE: external "react"
var external_react_ = __webpack_require__(953);
;// CONCATENATED MODULE: ./src/popup/notifications.ts
/** What the popup says. Source: specification, section 1. */ const notifications = {
    title: 'Admission Notifications',
    close: 'Close',
    points: [
        'UG Round 2 and B.Tech Round 2 results are live.',
        'Candidates who paid in Round 1 need not pay again even after upgradation.',
        'Document verification at campus is on 18th, 19th and 20th Aug 2025.',
        'A payment link was sent to the registered mobile number.'
    ],
    linksLabel: 'Results',
    links: [
        {
            label: 'PG result',
            path: '/admission/result/pg'
        },
        {
            label: 'UG Round 2 result',
            path: '/admission/result/ug/round2'
        },
        {
            label: 'B.Tech Round 2 result',
            path: '/admission/result/btech/round2'
        }
    ]
};

// EXTERNAL MODULE: ../shared/src/ui/tokens.ts
var tokens = __webpack_require__(169);
// EXTERNAL MODULE: ../shared/src/ui/Button.tsx
var Button = __webpack_require__(949);
// EXTERNAL MODULE: external "styled-components"
var external_styled_components_ = __webpack_require__(480);
var external_styled_components_default = /*#__PURE__*/__webpack_require__.n(external_styled_components_);
;// CONCATENATED MODULE: ./src/popup/parts.ts


/**
 * The same whether modal or not, so that nothing moves when it becomes modal: fixed, centred, and darkening the
 * page by its own shadow instead of `::backdrop`, which only a modal has.
 */ const Sheet = /*#__PURE__*/ external_styled_components_default().dialog.withConfig({
    componentId: "mfe_admissions__sc-2083c896-0"
})([
    `position:fixed;inset:0;z-index:1000;width:min(40rem,calc(100vw - `,
    `));height:fit-content;max-width:none;max-height:calc(100dvh - `,
    `);margin:auto;padding:0;overflow:auto;overscroll-behavior:contain;border:0;border-top:6px solid `,
    `;border-radius:`,
    `;background:`,
    `;color:`,
    `;box-shadow:0 0 0 100vmax color-mix(in srgb,`,
    ` 66%,transparent),`,
    `;&:not([open]){display:none;}&::backdrop{background:transparent;}@media print{display:none;}`
], (0,tokens/* .space */.xe)(4), (0,tokens/* .space */.xe)(4), tokens/* .color.accent */.yW.accent, tokens/* .radius.large */.r8.large, tokens/* .color.sheet */.yW.sheet, tokens/* .color.ink */.yW.ink, tokens/* .color.night */.yW.night, tokens/* .shadow.float */.r7.float);
const Frame = /*#__PURE__*/ external_styled_components_default().div.withConfig({
    componentId: "mfe_admissions__sc-2083c896-1"
})([
    `position:relative;display:grid;gap:`,
    `;padding:`,
    `;& > form{display:contents;}`
], (0,tokens/* .space */.xe)(3), (0,tokens/* .space */.xe)(3));
const Heading = /*#__PURE__*/ external_styled_components_default().h2.withConfig({
    componentId: "mfe_admissions__sc-2083c896-2"
})([
    `padding-right:`,
    `;font-size:`,
    `;`
], (0,tokens/* .space */.xe)(6), tokens/* .text.heading */.Qq.heading);
const Points = /*#__PURE__*/ external_styled_components_default().ul.withConfig({
    componentId: "mfe_admissions__sc-2083c896-3"
})([
    `display:grid;gap:`,
    `;padding:0;list-style:none;& > li{position:relative;padding-left:`,
    `;}& > li::before{content:'';position:absolute;left:0;top:0.5em;width:0.6em;height:0.6em;rotate:45deg;background:`,
    `;}`
], (0,tokens/* .space */.xe)(1.5), (0,tokens/* .space */.xe)(3), tokens/* .color.accent */.yW.accent);
const Links = /*#__PURE__*/ external_styled_components_default().nav.withConfig({
    componentId: "mfe_admissions__sc-2083c896-4"
})([
    `display:grid;gap:`,
    `;`,
    `{grid-template-columns:repeat(3,auto);}`
], (0,tokens/* .space */.xe)(1), tokens/* .wide.phone */.U.phone);
const ResultLink = /*#__PURE__*/ external_styled_components_default()(Button/* .ButtonLink */.vx).attrs({
    $look: 'quiet'
}).withConfig({
    componentId: "mfe_admissions__sc-2083c896-5"
})([
    `padding-inline:`,
    `;`
], (0,tokens/* .space */.xe)(1));
/** Last in reading order, first in sight. */ const CloseButton = /*#__PURE__*/ external_styled_components_default().button.withConfig({
    componentId: "mfe_admissions__sc-2083c896-6"
})([
    `position:absolute;top:`,
    `;right:`,
    `;display:grid;place-items:center;width:44px;height:44px;padding:0;border:0;border-radius:`,
    `;background:transparent;color:`,
    `;cursor:pointer;&:hover{background:`,
    `;color:`,
    `;}`
], (0,tokens/* .space */.xe)(1.5), (0,tokens/* .space */.xe)(1.5), tokens/* .radius.small */.r8.small, tokens/* .color.muted */.yW.muted, tokens/* .color.band */.yW.band, tokens/* .color.ink */.yW.ink);

;// CONCATENATED MODULE: ./src/popup/use-popup.ts

/** Until the next load: coming back to the home page in the same visit does not open the popup again. */ let wasClosed = false;
/** For tests: what a new load does. */ function forgetThatPopupWasClosed() {
    wasClosed = false;
}
/**
 * Takes over the dialog that the server rendered open and makes it modal. The attribute is taken away instead of
 * `close()`, which would announce a closing that nobody asked for; the browser paints neither.
 */ function usePopup(dialog, heading) {
    const [isOpen, setOpen] = (0,external_react_.useState)(!wasClosed);
    const onClose = (0,external_react_.useCallback)(()=>{
        wasClosed = true;
        setOpen(false);
    }, []);
    (0,external_react_.useEffect)(()=>{
        const element = dialog.current;
        if (!element) return;
        // Closed by its form before the scripts came.
        if (!element.open) return onClose();
        element.removeAttribute('open');
        element.showModal();
        heading.current?.focus({
            preventScroll: true
        });
    }, [
        dialog,
        heading,
        onClose
    ]);
    return {
        isOpen,
        onClose
    };
}

;// CONCATENATED MODULE: ./src/popup/Popup.tsx





/** Open before any script runs; a modal as soon as they do. */ function Popup() {
    const dialog = (0,external_react_.useRef)(null);
    const heading = (0,external_react_.useRef)(null);
    const pressedOutside = (0,external_react_.useRef)(false);
    const { isOpen, onClose } = usePopup(dialog, heading);
    if (!isOpen) return null;
    const close = ()=>dialog.current?.close();
    const isOutside = (event)=>event.target === dialog.current;
    return /*#__PURE__*/ (0,jsx_runtime_.jsx)(Sheet, {
        ref: dialog,
        open: true,
        "aria-labelledby": "admission-notifications",
        onClose: onClose,
        onPointerDown: (event)=>{
            pressedOutside.current = isOutside(event);
        },
        onClick: (event)=>{
            // A text selection that ends outside is no click outside.
            if (isOutside(event) && pressedOutside.current) close();
        },
        children: /*#__PURE__*/ (0,jsx_runtime_.jsxs)(Frame, {
            children: [
                /*#__PURE__*/ (0,jsx_runtime_.jsx)(Heading, {
                    id: "admission-notifications",
                    ref: heading,
                    tabIndex: -1,
                    children: notifications.title
                }),
                /*#__PURE__*/ (0,jsx_runtime_.jsx)(Points, {
                    children: notifications.points.map((point)=>/*#__PURE__*/ (0,jsx_runtime_.jsx)("li", {
                            children: point
                        }, point))
                }),
                /*#__PURE__*/ (0,jsx_runtime_.jsx)(Links, {
                    "aria-label": notifications.linksLabel,
                    children: notifications.links.map(({ label, path })=>/*#__PURE__*/ (0,jsx_runtime_.jsx)(ResultLink, {
                            to: path,
                            onClick: close,
                            children: label
                        }, path))
                }),
                /*#__PURE__*/ (0,jsx_runtime_.jsx)("form", {
                    method: "dialog",
                    children: /*#__PURE__*/ (0,jsx_runtime_.jsx)(CloseButton, {
                        "aria-label": notifications.close,
                        children: /*#__PURE__*/ (0,jsx_runtime_.jsx)("svg", {
                            viewBox: "0 0 24 24",
                            width: "24",
                            height: "24",
                            "aria-hidden": "true",
                            focusable: "false",
                            children: /*#__PURE__*/ (0,jsx_runtime_.jsx)("path", {
                                d: "M6 6L18 18M18 6L6 18",
                                fill: "none",
                                stroke: "currentColor",
                                strokeWidth: "2.5",
                                strokeLinecap: "round"
                            })
                        })
                    })
                })
            ]
        })
    });
}

;// CONCATENATED MODULE: ./src/pages/Popup.tsx



},
321(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ Show),
  loader: () => (/* binding */ loader)
});

// EXTERNAL MODULE: external "react/jsx-runtime"
var jsx_runtime_ = __webpack_require__(178);
// EXTERNAL MODULE: external "@university/shared"
var shared_ = __webpack_require__(170);
// EXTERNAL MODULE: external "@university/shared/query"
var query_ = __webpack_require__(761);
// EXTERNAL MODULE: external "@university/shared/router"
var router_ = __webpack_require__(158);
// EXTERNAL MODULE: external "react"
var external_react_ = __webpack_require__(953);
// EXTERNAL MODULE: ./src/allotment/tracks.ts + 1 modules
var tracks = __webpack_require__(251);
// EXTERNAL MODULE: ./src/api/allotment.ts
var api_allotment = __webpack_require__(445);
// EXTERNAL MODULE: ../shared/src/ui/PageHeader.tsx + 1 modules
var PageHeader = __webpack_require__(58);
// EXTERNAL MODULE: ../shared/src/ui/layout.tsx
var layout = __webpack_require__(891);
// EXTERNAL MODULE: ../shared/src/ui/Button.tsx
var Button = __webpack_require__(949);
// EXTERNAL MODULE: ./src/Columns.ts
var Columns = __webpack_require__(421);
// EXTERNAL MODULE: ./src/texts.ts
var texts = __webpack_require__(334);
// EXTERNAL MODULE: ../shared/src/ui/Field.tsx
var Field = __webpack_require__(377);
;// CONCATENATED MODULE: ./src/allotment/decisions.ts

const DECISIONS = {
    freeze: {
        ...texts/* .decisions.freeze */.a.freeze,
        givesSeatUp: false,
        look: 'primary'
    },
    float: {
        ...texts/* .decisions.float */.a.float,
        givesSeatUp: false,
        look: 'quiet'
    },
    upgrade: {
        ...texts/* .decisions.upgrade */.a.upgrade,
        givesSeatUp: true,
        look: 'danger'
    },
    reject: {
        ...texts/* .decisions.reject */.a.reject,
        givesSeatUp: true,
        look: 'danger'
    }
};
const STATUSES = {
    pending: {
        ...texts/* .statuses.pending */.bM.pending,
        tone: 'plain'
    },
    freeze: {
        ...texts/* .statuses.freeze */.bM.freeze,
        tone: 'good'
    },
    float: {
        ...texts/* .statuses.float */.bM.float,
        tone: 'good'
    },
    upgrade: {
        ...texts/* .statuses.upgrade */.bM.upgrade,
        tone: 'plain'
    },
    reject: {
        ...texts/* .statuses.reject */.bM.reject,
        tone: 'bad'
    },
    lapsed: {
        ...texts/* .statuses.lapsed */.bM.lapsed,
        tone: 'bad'
    }
};

;// CONCATENATED MODULE: ./src/use-modal.ts

/** Opens this dialog as a modal when it appears, with the focus on its heading. Closing gives the focus back. */ function useModal(dialog, heading) {
    (0,external_react_.useEffect)(()=>{
        if (!dialog.current?.open) dialog.current?.showModal();
        heading.current?.focus({
            preventScroll: true
        });
    }, [
        dialog,
        heading
    ]);
}

// EXTERNAL MODULE: ../shared/src/ui/tokens.ts
var tokens = __webpack_require__(169);
// EXTERNAL MODULE: external "styled-components"
var external_styled_components_ = __webpack_require__(480);
var external_styled_components_default = /*#__PURE__*/__webpack_require__.n(external_styled_components_);
;// CONCATENATED MODULE: ./src/show/dialog-parts.ts


const Sheet = /*#__PURE__*/ external_styled_components_default().dialog.withConfig({
    componentId: "mfe_admissions__sc-1245a391-0"
})([
    `width:min(32rem,calc(100vw - `,
    `));max-width:none;max-height:calc(100dvh - `,
    `);padding:`,
    `;overscroll-behavior:contain;border:0;border-radius:`,
    `;background:`,
    `;color:`,
    `;box-shadow:`,
    `;`
], (0,tokens/* .space */.xe)(4), (0,tokens/* .space */.xe)(4), (0,tokens/* .space */.xe)(3), tokens/* .radius.large */.r8.large, tokens/* .color.sheet */.yW.sheet, tokens/* .color.ink */.yW.ink, tokens/* .shadow.float */.r7.float);
const Heading = /*#__PURE__*/ external_styled_components_default().h2.withConfig({
    componentId: "mfe_admissions__sc-1245a391-1"
})([
    `font-size:`,
    `;`
], tokens/* .text.heading */.Qq.heading);
const Seat = /*#__PURE__*/ external_styled_components_default().p.withConfig({
    componentId: "mfe_admissions__sc-1245a391-2"
})([
    `padding:`,
    ` `,
    `;border-radius:`,
    `;background:`,
    `;font-weight:700;`
], (0,tokens/* .space */.xe)(1.5), (0,tokens/* .space */.xe)(2), tokens/* .radius.small */.r8.small, tokens/* .color.band */.yW.band);

;// CONCATENATED MODULE: ./src/show/DecisionDialog.tsx







/** Says once more what follows, and asks. */ function DecisionDialog({ decision, record, refusal, isSlow, onConfirm, onClose }) {
    const dialog = (0,external_react_.useRef)(null);
    const heading = (0,external_react_.useRef)(null);
    const [isMissing, setMissing] = (0,external_react_.useState)(false);
    const { label, consequence, confirm, givesSeatUp, look } = DECISIONS[decision];
    useModal(dialog, heading);
    function submit(event) {
        event.preventDefault();
        const formNumber = String(new FormData(event.currentTarget).get('form_number') ?? '').trim();
        const missing = givesSeatUp && formNumber === '';
        setMissing(missing);
        if (missing) event.currentTarget.querySelector('input')?.focus();
        else onConfirm(givesSeatUp ? formNumber : undefined);
    }
    return /*#__PURE__*/ (0,jsx_runtime_.jsx)(Sheet, {
        ref: dialog,
        "aria-labelledby": "decision-title",
        "aria-describedby": "decision-consequence",
        onClose: onClose,
        onCancel: (event)=>isSlow && event.preventDefault(),
        children: /*#__PURE__*/ (0,jsx_runtime_.jsx)("form", {
            noValidate: true,
            onSubmit: submit,
            children: /*#__PURE__*/ (0,jsx_runtime_.jsxs)(layout/* .Stack */.BJ, {
                $gap: 2,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime_.jsx)(Heading, {
                        id: "decision-title",
                        ref: heading,
                        tabIndex: -1,
                        children: texts/* .dialog.title */.r3.title(label)
                    }),
                    record.program && record.campus && /*#__PURE__*/ (0,jsx_runtime_.jsx)(Seat, {
                        children: texts/* .dialog.seat */.r3.seat(record.program, record.campus)
                    }),
                    /*#__PURE__*/ (0,jsx_runtime_.jsx)("p", {
                        id: "decision-consequence",
                        children: consequence
                    }),
                    givesSeatUp && /*#__PURE__*/ (0,jsx_runtime_.jsx)(Field/* .TextField */.A_, {
                        name: "form_number",
                        label: texts/* .dialog.formNumber */.r3.formNumber,
                        hint: texts/* .dialog.formNumberHint */.r3.formNumberHint,
                        error: isMissing ? texts/* .dialog.formNumberMissing */.r3.formNumberMissing : refusal,
                        autoComplete: "off",
                        autoCapitalize: "characters",
                        spellCheck: false
                    }),
                    !givesSeatUp && refusal && /*#__PURE__*/ (0,jsx_runtime_.jsx)(Field/* .FieldError */.bg, {
                        role: "alert",
                        children: refusal
                    }),
                    /*#__PURE__*/ (0,jsx_runtime_.jsxs)(layout/* .Row */.fI, {
                        $gap: 1.5,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime_.jsx)(Button/* .Button */.$n, {
                                type: "submit",
                                $look: look === 'quiet' ? 'primary' : look,
                                "aria-disabled": isSlow,
                                children: isSlow ? texts/* .dialog.sending */.r3.sending : confirm
                            }),
                            /*#__PURE__*/ (0,jsx_runtime_.jsx)(Button/* .Button */.$n, {
                                type: "button",
                                $look: "quiet",
                                "aria-disabled": isSlow,
                                onClick: ()=>!isSlow && dialog.current?.close(),
                                children: texts/* .dialog.back */.r3.back
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsx_runtime_.jsx)(layout/* .VisuallyHidden */.s6, {
                        role: "status",
                        children: isSlow && texts/* .dialog.slow */.r3.slow
                    })
                ]
            })
        })
    });
}

;// CONCATENATED MODULE: ./src/show/Decisions.tsx





const Choice = /*#__PURE__*/ external_styled_components_default()(layout/* .Card */.Zp).withConfig({
    componentId: "mfe_admissions__sc-4203249c-0"
})([
    `display:flex;flex-direction:column;gap:`,
    `;& > button{margin-top:auto;}`
], (0,tokens/* .space */.xe)(1.5));
const Title = /*#__PURE__*/ external_styled_components_default().h3.withConfig({
    componentId: "mfe_admissions__sc-4203249c-1"
})([
    `font-size:`,
    `;`
], tokens/* .text.large */.Qq.large);
const Meaning = /*#__PURE__*/ external_styled_components_default().p.withConfig({
    componentId: "mfe_admissions__sc-4203249c-2"
})([
    `font-weight:700;`
]);
/** What may be decided now, each with what it means. */ function Decisions({ offered, onChoose }) {
    return /*#__PURE__*/ (0,jsx_runtime_.jsxs)(layout/* .Stack */.BJ, {
        $gap: 3,
        children: [
            /*#__PURE__*/ (0,jsx_runtime_.jsxs)("div", {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime_.jsx)(layout/* .SectionTitle */._x, {
                        children: texts/* .show.decisionsTitle */.WU.decisionsTitle
                    }),
                    /*#__PURE__*/ (0,jsx_runtime_.jsx)(layout/* .Muted */.QX, {
                        children: offered.length > 0 ? texts/* .show.decisionsLead */.WU.decisionsLead : texts/* .show.nothingToDecide */.WU.nothingToDecide
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(layout/* .Grid */.xA, {
                $min: "15rem",
                children: offered.map((decision)=>{
                    const { label, meaning, consequence, look } = DECISIONS[decision];
                    return /*#__PURE__*/ (0,jsx_runtime_.jsxs)(Choice, {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime_.jsx)(Title, {
                                children: label
                            }),
                            /*#__PURE__*/ (0,jsx_runtime_.jsx)(Meaning, {
                                children: meaning
                            }),
                            /*#__PURE__*/ (0,jsx_runtime_.jsx)("p", {
                                children: consequence
                            }),
                            /*#__PURE__*/ (0,jsx_runtime_.jsx)(Button/* .Button */.$n, {
                                type: "button",
                                $look: look,
                                onClick: ()=>onChoose(decision),
                                children: label
                            })
                        ]
                    }, decision);
                })
            })
        ]
    });
}

// EXTERNAL MODULE: ../shared/src/ui/Message.tsx
var Message = __webpack_require__(236);
;// CONCATENATED MODULE: ./src/show/Notice.tsx





const Notice_Title = /*#__PURE__*/ external_styled_components_default().h2.withConfig({
    componentId: "mfe_admissions__sc-12cea379-0"
})([
    `font-size:`,
    `;`
], tokens/* .text.large */.Qq.large);
/** What became of a decision. Takes the focus, because the button that asked for it may be gone. */ function Notice({ notice, onCheckAgain }) {
    const box = (0,external_react_.useRef)(null);
    const { tone, title, text: body, unsettled } = notice;
    // biome-ignore lint/correctness/useExhaustiveDependencies: focused with every notice
    (0,external_react_.useEffect)(()=>box.current?.focus(), [
        notice
    ]);
    return /*#__PURE__*/ (0,jsx_runtime_.jsxs)(Message/* .Message */.Q, {
        $tone: tone,
        ref: box,
        tabIndex: -1,
        role: "group",
        "aria-labelledby": "notice-title",
        "aria-describedby": "notice-text",
        children: [
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(Notice_Title, {
                id: "notice-title",
                children: title
            }),
            /*#__PURE__*/ (0,jsx_runtime_.jsx)("p", {
                id: "notice-text",
                children: body
            }),
            unsettled && /*#__PURE__*/ (0,jsx_runtime_.jsx)(Button/* .Button */.$n, {
                type: "button",
                $look: "quiet",
                onClick: ()=>onCheckAgain(unsettled),
                children: texts/* .notices.unknown.action */.oE.unknown.action
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/allotment/categories.ts
/** Category codes in words: the region, then the reservation. Source: facts.json, reservation.suggested_codes. */ const REGIONS = {
    D: 'Delhi',
    OD: 'Outside Delhi'
};
const RESERVATIONS = {
    UR: 'general (unreserved)',
    SC: 'Scheduled Caste',
    ST: 'Scheduled Tribe',
    OBC: 'Other Backward Classes (non-creamy layer)',
    EWS: 'Economically Weaker Section'
};
/** `D_UR` as `Delhi, general (unreserved) (D_UR)`; a code that is not in the tables stays as it is. */ function categoryInWords(code) {
    const [region = '', reservation = ''] = code.split('_');
    const words = [
        REGIONS[region],
        RESERVATIONS[reservation]
    ];
    return words.every(Boolean) ? `${words.join(', ')} (${code})` : code;
}

;// CONCATENATED MODULE: ./src/show/Facts.tsx



const List = /*#__PURE__*/ external_styled_components_default().dl.withConfig({
    componentId: "mfe_admissions__sc-959437e0-0"
})([
    `display:grid;`
]);
const Line = /*#__PURE__*/ external_styled_components_default().div.withConfig({
    componentId: "mfe_admissions__sc-959437e0-1"
})([
    `display:grid;gap:0 `,
    `;padding-block:`,
    `;border-top:1px solid `,
    `;&:first-child{border-top:0;}`,
    `{grid-template-columns:minmax(9rem,2fr) 5fr;align-items:baseline;}`
], (0,tokens/* .space */.xe)(3), (0,tokens/* .space */.xe)(1.5), tokens/* .color.line */.yW.line, tokens/* .wide.phone */.U.phone);
const Name = /*#__PURE__*/ external_styled_components_default().dt.withConfig({
    componentId: "mfe_admissions__sc-959437e0-2"
})([
    `color:`,
    `;`
], tokens/* .color.muted */.yW.muted);
const Value = /*#__PURE__*/ external_styled_components_default().dd.withConfig({
    componentId: "mfe_admissions__sc-959437e0-3"
})([
    `margin:0;font-size:`,
    `;font-weight:`,
    `;line-height:1.35;overflow-wrap:anywhere;`
], ({ $big })=>$big ? tokens/* .text.large */.Qq.large : 'inherit', ({ $big })=>$big ? 700 : 400);
/** Names and values. What has no value is left out. */ function Facts({ facts, big }) {
    return /*#__PURE__*/ (0,jsx_runtime_.jsx)(List, {
        children: facts.filter(({ value })=>value !== null).map(({ name, value })=>/*#__PURE__*/ (0,jsx_runtime_.jsxs)(Line, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime_.jsx)(Name, {
                        children: name
                    }),
                    /*#__PURE__*/ (0,jsx_runtime_.jsx)(Value, {
                        $big: big,
                        children: value
                    })
                ]
            }, name))
    });
}

;// CONCATENATED MODULE: ./src/show/RecordFacts.tsx




function factsOf(record, trackName) {
    const { category_allocated: seatCategory, program_preference: preference } = record;
    return [
        {
            name: texts/* .show.fields.name */.WU.fields.name,
            value: record.name
        },
        {
            name: texts/* .show.fields.form_number */.WU.fields.form_number,
            value: record.form_number
        },
        {
            name: texts/* .show.fields.program */.WU.fields.program,
            value: record.program
        },
        {
            name: texts/* .show.fields.campus */.WU.fields.campus,
            value: record.campus
        },
        {
            name: texts/* .show.fields.registered_category */.WU.fields.registered_category,
            value: categoryInWords(record.registered_category)
        },
        {
            name: texts/* .show.fields.category_allocated */.WU.fields.category_allocated,
            value: seatCategory && categoryInWords(seatCategory)
        },
        {
            name: texts/* .show.fields.program_preference */.WU.fields.program_preference,
            value: preference && texts/* .show.preference */.WU.preference(preference)
        },
        {
            name: texts/* .show.fields.rank */.WU.fields.rank,
            value: record.rank
        },
        {
            name: texts/* .show.fields.round */.WU.fields.round,
            value: texts/* .show.round */.WU.round(trackName, record.round)
        }
    ];
}
/** One record, big and plain. */ function RecordFacts({ record, trackName }) {
    return /*#__PURE__*/ (0,jsx_runtime_.jsx)(Facts, {
        big: true,
        facts: factsOf(record, trackName)
    });
}

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

;// CONCATENATED MODULE: ./src/show/Standing.tsx






const Status = /*#__PURE__*/ external_styled_components_default().p.withConfig({
    componentId: "mfe_admissions__sc-f351ac5-0"
})([
    `font-size:`,
    `;font-weight:700;line-height:1.35;`
], tokens/* .text.large */.Qq.large);
function windowInWords({ window, serverTime }) {
    const opens = formatInstant(window.opensAt);
    const closes = formatInstant(window.closesAt);
    if (window.isOpen) return texts/* .show.window.open */.WU.window.open(closes);
    return Date.parse(serverTime) < Date.parse(window.opensAt) ? texts/* .show.window.before */.WU.window.before(opens, closes) : texts/* .show.window.closed */.WU.window.closed(closes);
}
/** What the status of an allotted seat means for the applicant. */ function Standing({ allotment, status }) {
    const row = STATUSES[status];
    const decidedAt = allotment.record.decided_at;
    return /*#__PURE__*/ (0,jsx_runtime_.jsxs)(layout/* .Stack */.BJ, {
        $gap: 2,
        children: [
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(layout/* .SectionTitle */._x, {
                children: texts/* .show.standingTitle */.WU.standingTitle
            }),
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(Message/* .Message */.Q, {
                $tone: row.tone,
                children: /*#__PURE__*/ (0,jsx_runtime_.jsx)(Status, {
                    children: row.label
                })
            }),
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(Facts, {
                facts: [
                    {
                        name: texts/* .show.seatQuestion */.WU.seatQuestion,
                        value: row.seat
                    },
                    {
                        name: texts/* .show.nextQuestion */.WU.nextQuestion,
                        value: row.next
                    },
                    {
                        name: texts/* .show.windowQuestion */.WU.windowQuestion,
                        value: windowInWords(allotment)
                    },
                    {
                        name: texts/* .show.decidedQuestion */.WU.decidedQuestion,
                        value: decidedAt && formatInstant(decidedAt)
                    }
                ]
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/use-single-flight.ts
var use_single_flight = __webpack_require__(201);
;// CONCATENATED MODULE: ./src/show/notice.ts



/** What to say about a decision that was sent. */ function toNotice(decided, outcome) {
    const { done } = DECISIONS[decided];
    switch(outcome.kind){
        case 'recorded':
            {
                const at = outcome.allotment.record.decided_at;
                const text = at ? texts/* .notices.recorded.text */.oE.recorded.text(formatInstant(at)) : texts/* .notices.recordedNoTime */.oE.recordedNoTime;
                return {
                    tone: 'good',
                    title: texts/* .notices.recorded.title */.oE.recorded.title(done),
                    text
                };
            }
        case 'arrived-after-all':
            return {
                tone: 'good',
                title: texts/* .notices */.oE[outcome.kind].title(done),
                text: texts/* .notices */.oE[outcome.kind].text
            };
        case 'unknown':
            return {
                tone: 'bad',
                title: texts/* .notices.unknown.title */.oE.unknown.title,
                text: texts/* .notices.unknown.text */.oE.unknown.text,
                unsettled: decided
            };
        default:
            return {
                tone: 'bad',
                ...texts/* .notices */.oE[outcome.kind]
            };
    }
}

;// CONCATENATED MODULE: ./src/show/send-decision.ts

const isAllotment = (data)=>typeof data === 'object' && data !== null && 'record' in data;
/** Whether the decision was taken or not can only be read from the record itself. */ async function readOutcome(calls, decided) {
    try {
        const allotment = await calls.read();
        return {
            kind: allotment.record.status === decided ? 'arrived-after-all' : 'not-arrived',
            allotment
        };
    } catch (error) {
        return {
            kind: error instanceof shared_.ApiError && error.status === 401 ? 'signed-out' : 'unknown'
        };
    }
}
/** Sends a decision once and finds out what became of it. Never throws. */ async function sendDecision(calls, id, decision) {
    try {
        return {
            kind: 'recorded',
            allotment: await calls.decide(id, decision)
        };
    } catch (error) {
        if (!(error instanceof shared_.ApiError) || error.status === 0 || error.status >= 500) return readOutcome(calls, decision.status);
        if (error.status === 401) return {
            kind: 'signed-out'
        };
        if (error.status === 403) return {
            kind: 'other-record'
        };
        if (error.status === 409) return conflict(calls, decision.status, error.data);
        return {
            kind: 'refused',
            message: error.issues[0]?.message ?? error.message
        };
    }
}
async function conflict(calls, decided, data) {
    if (isAllotment(data)) return {
        kind: 'conflict',
        allotment: data
    };
    const read = await readOutcome(calls, decided);
    return 'allotment' in read ? {
        ...read,
        kind: 'conflict'
    } : read;
}

// EXTERNAL MODULE: ./src/leave-reason.ts
var leave_reason = __webpack_require__(898);
;// CONCATENATED MODULE: ./src/show/use-leave.ts





/** Leads back to sign-in and forgets the record; after the navigation, or the page would read it again. */ function useLeave(page) {
    const navigate = (0,router_.useNavigate)();
    const queryClient = (0,query_.useQueryClient)();
    return (0,external_react_.useCallback)(async (reason)=>{
        await navigate(page.signIn, {
            replace: true,
            state: (0,leave_reason/* .leaveState */.Z)(reason)
        });
        (0,api_allotment/* .forgetAllotments */.V)(queryClient);
    }, [
        navigate,
        page,
        queryClient
    ]);
}

;// CONCATENATED MODULE: ./src/show/use-decision.ts







/** A decision on its way: chosen, confirmed, sent once, and what became of it. */ function useDecision(page, id) {
    const queryClient = (0,query_.useQueryClient)();
    const leave = useLeave(page);
    const { run, isSlow } = (0,use_single_flight/* .useSingleFlight */.S)();
    const [chosen, setChosen] = (0,external_react_.useState)(null);
    const [refusal, setRefusal] = (0,external_react_.useState)();
    const [notice, setNotice] = (0,external_react_.useState)(null);
    async function settle(decided, outcome) {
        if (outcome.kind === 'refused') return setRefusal(outcome.message);
        if (outcome.kind === 'signed-out' || outcome.kind === 'other-record') return leave(outcome.kind);
        if ('allotment' in outcome) queryClient.setQueryData((0,api_allotment/* .allotmentQuery */.B)(page).queryKey, outcome.allotment);
        setChosen(null);
        setNotice(toNotice(decided, outcome));
    }
    return {
        chosen,
        refusal,
        notice,
        isSlow,
        choose (decision) {
            setRefusal(undefined);
            setChosen(decision);
        },
        confirm (formNumber) {
            if (!chosen) return;
            void run(async ()=>{
                setRefusal(undefined);
                await settle(chosen, await sendDecision(page.calls, id, {
                    status: chosen,
                    form_number: formNumber
                }));
            });
        },
        checkAgain (decided) {
            void run(async ()=>settle(decided, await readOutcome(page.calls, decided)));
        }
    };
}

;// CONCATENATED MODULE: ./src/api/sign-out.ts

/** Ends the session on the server. Never throws. @returns whether the server has answered that it did */ async function endSession() {
    try {
        await (0,shared_.call)('POST /result/sign-out');
        return true;
    } catch  {
        return false;
    }
}

;// CONCATENATED MODULE: ./src/show/use-sign-out.ts



/** Ends the session where that can be done, and leaves in any case: the next person may be waiting for this machine. */ function useSignOut(page) {
    const leave = useLeave(page);
    const { run, isSlow } = (0,use_single_flight/* .useSingleFlight */.S)();
    return {
        isSlow,
        signOut () {
            void run(async ()=>leave(await endSession() ? 'left' : 'left-here-only'));
        }
    };
}

// EXTERNAL MODULE: ./src/HelpDesk.tsx
var HelpDesk = __webpack_require__(878);
;// CONCATENATED MODULE: ./src/show/WhatIsNext.tsx




/** For those who have no seat to decide on. */ function WhatIsNext({ outcome, final }) {
    const sentences = outcome === 'held' ? texts/* .show.next.held.open */.WU.next.held.open : texts/* .show.next */.WU.next[outcome][final ? 'final' : 'open'];
    return /*#__PURE__*/ (0,jsx_runtime_.jsxs)(layout/* .Prose */.s7, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(layout/* .SectionTitle */._x, {
                children: texts/* .show.nextTitle */.WU.nextTitle
            }),
            sentences.map((sentence)=>/*#__PURE__*/ (0,jsx_runtime_.jsx)("p", {
                    children: sentence
                }, sentence)),
            /*#__PURE__*/ (0,jsx_runtime_.jsxs)("p", {
                children: [
                    texts/* .show.questions */.WU.questions,
                    " ",
                    /*#__PURE__*/ (0,jsx_runtime_.jsx)(HelpDesk/* .HelpDesk */.n, {})
                ]
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/show/Result.tsx













function leadFor({ outcome, program, campus }) {
    return outcome === 'allotted' ? texts/* .show.lead.allotted */.WU.lead.allotted(program ?? '', campus ?? '') : texts/* .show.lead */.WU.lead[outcome];
}
/** A signed-in applicant's record, where it stands, and what can be decided. */ function Result({ page, allotment }) {
    const { record, offered } = allotment;
    const { chosen, refusal, notice, isSlow, choose, confirm, checkAgain } = useDecision(page, record._id);
    const { signOut, isSlow: isSigningOut } = useSignOut(page);
    return /*#__PURE__*/ (0,jsx_runtime_.jsxs)(jsx_runtime_.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(PageHeader/* .PageHeader */.z, {
                title: texts/* .show.title */.WU.title((0,tracks/* .resultName */.x5)(page)),
                lead: leadFor(record),
                seed: page.track
            }),
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(layout/* .Section */.wn, {
                children: /*#__PURE__*/ (0,jsx_runtime_.jsx)(layout/* .Container */.mc, {
                    children: /*#__PURE__*/ (0,jsx_runtime_.jsxs)(layout/* .Stack */.BJ, {
                        $gap: 5,
                        children: [
                            notice && /*#__PURE__*/ (0,jsx_runtime_.jsx)(Notice, {
                                notice: notice,
                                onCheckAgain: checkAgain
                            }),
                            /*#__PURE__*/ (0,jsx_runtime_.jsxs)(Columns/* .Columns */.e, {
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime_.jsx)(layout/* .Card */.Zp, {
                                        children: /*#__PURE__*/ (0,jsx_runtime_.jsxs)(layout/* .Stack */.BJ, {
                                            $gap: 1,
                                            children: [
                                                /*#__PURE__*/ (0,jsx_runtime_.jsx)(layout/* .SectionTitle */._x, {
                                                    children: texts/* .show.recordTitle */.WU.recordTitle
                                                }),
                                                /*#__PURE__*/ (0,jsx_runtime_.jsx)(RecordFacts, {
                                                    record: record,
                                                    trackName: page.name
                                                })
                                            ]
                                        })
                                    }),
                                    record.outcome === 'allotted' ? record.status && /*#__PURE__*/ (0,jsx_runtime_.jsx)(Standing, {
                                        allotment: allotment,
                                        status: record.status
                                    }) : /*#__PURE__*/ (0,jsx_runtime_.jsx)(WhatIsNext, {
                                        outcome: record.outcome,
                                        final: page.final
                                    })
                                ]
                            }),
                            record.outcome === 'allotted' && /*#__PURE__*/ (0,jsx_runtime_.jsx)(Decisions, {
                                offered: offered,
                                onChoose: choose
                            }),
                            /*#__PURE__*/ (0,jsx_runtime_.jsx)("div", {
                                children: /*#__PURE__*/ (0,jsx_runtime_.jsx)(Button/* .Button */.$n, {
                                    type: "button",
                                    $look: "quiet",
                                    "aria-disabled": isSigningOut,
                                    onClick: signOut,
                                    children: isSigningOut ? texts/* .show.signingOut */.WU.signingOut : texts/* .show.signOut */.WU.signOut
                                })
                            })
                        ]
                    })
                })
            }),
            chosen && /*#__PURE__*/ (0,jsx_runtime_.jsx)(DecisionDialog, {
                decision: chosen,
                record: record,
                refusal: refusal,
                isSlow: isSlow,
                onConfirm: confirm,
                onClose: ()=>choose(null)
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/StatusLine.tsx
var StatusLine = __webpack_require__(76);
;// CONCATENATED MODULE: ./src/show/ResultState.tsx







/** Stands where the record is not there (yet). */ function ResultState({ page, error, onRetry }) {
    const isWithdrawn = error instanceof shared_.ApiError && error.status === 404;
    return /*#__PURE__*/ (0,jsx_runtime_.jsxs)(jsx_runtime_.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(PageHeader/* .PageHeader */.z, {
                title: texts/* .show.title */.WU.title((0,tracks/* .resultName */.x5)(page)),
                seed: page.track
            }),
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(layout/* .Section */.wn, {
                children: /*#__PURE__*/ (0,jsx_runtime_.jsxs)(layout/* .Container */.mc, {
                    children: [
                        !error && /*#__PURE__*/ (0,jsx_runtime_.jsx)(StatusLine/* .StatusLine */.v, {
                            children: texts/* .show.loading */.WU.loading
                        }),
                        isWithdrawn && /*#__PURE__*/ (0,jsx_runtime_.jsxs)(Message/* .Message */.Q, {
                            role: "alert",
                            children: [
                                texts/* .show.withdrawn */.WU.withdrawn((0,tracks/* .resultName */.x5)(page)),
                                " ",
                                /*#__PURE__*/ (0,jsx_runtime_.jsx)(HelpDesk/* .HelpDesk */.n, {})
                            ]
                        }),
                        error && !isWithdrawn && /*#__PURE__*/ (0,jsx_runtime_.jsx)(Message/* .Failed */.c, {
                            onRetry: onRetry,
                            children: texts/* .show.failed */.WU.failed
                        })
                    ]
                })
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/pages/Show.tsx











async function loader({ url }) {
    return {
        title: texts/* .show.title */.WU.title((0,tracks/* .resultName */.x5)((0,tracks/* .resultPageFor */.KF)(url.searchParams.get('category'))))
    };
}
/** Why this visitor may not see this page now, if so: the cookie is gone, or belongs to another result. */ function reasonToLeave(page, error, allotment) {
    if (error instanceof shared_.ApiError && error.status === 401) return 'signed-out';
    const record = allotment?.record;
    return record && (record.track !== page.track || record.round !== page.round) ? 'other-record' : null;
}
function Show() {
    const [search] = (0,router_.useSearchParams)();
    const page = (0,tracks/* .resultPageFor */.KF)(search.get('category'));
    const { data, error, refetch, isFetching } = (0,query_.useQuery)((0,api_allotment/* .allotmentQuery */.B)(page));
    const leave = useLeave(page);
    const reason = reasonToLeave(page, error, data);
    (0,external_react_.useEffect)(()=>{
        if (reason) void leave(reason);
    }, [
        leave,
        reason
    ]);
    if (data && !reason) return /*#__PURE__*/ (0,jsx_runtime_.jsx)(Result, {
        page: page,
        allotment: data
    }, data.record._id);
    return /*#__PURE__*/ (0,jsx_runtime_.jsx)(ResultState, {
        page: page,
        error: reason || isFetching ? null : error,
        onRetry: refetch
    });
}


},
816(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ SignIn),
  loader: () => (/* binding */ loader)
});

// EXTERNAL MODULE: external "react/jsx-runtime"
var jsx_runtime_ = __webpack_require__(178);
// EXTERNAL MODULE: external "@university/shared/router"
var router_ = __webpack_require__(158);
// EXTERNAL MODULE: ../shared/src/ui/PageHeader.tsx + 1 modules
var PageHeader = __webpack_require__(58);
// EXTERNAL MODULE: ../shared/src/ui/layout.tsx
var layout = __webpack_require__(891);
// EXTERNAL MODULE: ../shared/src/ui/Message.tsx
var Message = __webpack_require__(236);
// EXTERNAL MODULE: ./src/allotment/tracks.ts + 1 modules
var tracks = __webpack_require__(251);
// EXTERNAL MODULE: ./src/Columns.ts
var Columns = __webpack_require__(421);
// EXTERNAL MODULE: ./src/HelpDesk.tsx
var HelpDesk = __webpack_require__(878);
// EXTERNAL MODULE: ./src/leave-reason.ts
var leave_reason = __webpack_require__(898);
// EXTERNAL MODULE: ../shared/src/ui/tokens.ts
var tokens = __webpack_require__(169);
// EXTERNAL MODULE: external "styled-components"
var external_styled_components_ = __webpack_require__(480);
var external_styled_components_default = /*#__PURE__*/__webpack_require__.n(external_styled_components_);
// EXTERNAL MODULE: ./src/texts.ts
var texts = __webpack_require__(334);
;// CONCATENATED MODULE: ./src/sign-in/Aside.tsx





const Title = /*#__PURE__*/ external_styled_components_default().h2.withConfig({
    componentId: "mfe_admissions__sc-4205484e-0"
})([
    `font-size:`,
    `;`
], tokens/* .text.large */.Qq.large);
const Points = /*#__PURE__*/ external_styled_components_default().ul.withConfig({
    componentId: "mfe_admissions__sc-4205484e-1"
})([
    `display:grid;gap:`,
    `;padding-left:1.2em;`
], (0,tokens/* .space */.xe)(1));
/** What helps those who cannot sign in, and what becomes of their data. */ function Aside() {
    return /*#__PURE__*/ (0,jsx_runtime_.jsxs)(layout/* .Stack */.BJ, {
        $gap: 4,
        children: [
            /*#__PURE__*/ (0,jsx_runtime_.jsxs)(layout/* .Stack */.BJ, {
                $gap: 1,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime_.jsx)(Title, {
                        children: texts/* .signIn.help.title */.Jv.help.title
                    }),
                    /*#__PURE__*/ (0,jsx_runtime_.jsx)(Points, {
                        children: texts/* .signIn.help.points.map */.Jv.help.points.map((point)=>/*#__PURE__*/ (0,jsx_runtime_.jsx)("li", {
                                children: point
                            }, point))
                    }),
                    /*#__PURE__*/ (0,jsx_runtime_.jsxs)("p", {
                        children: [
                            texts/* .signIn.help.desk */.Jv.help.desk,
                            " ",
                            /*#__PURE__*/ (0,jsx_runtime_.jsx)(HelpDesk/* .HelpDesk */.n, {})
                        ]
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime_.jsxs)(layout/* .Stack */.BJ, {
                $gap: 1,
                children: [
                    /*#__PURE__*/ (0,jsx_runtime_.jsx)(Title, {
                        children: texts/* .signIn.privacy.title */.Jv.privacy.title
                    }),
                    /*#__PURE__*/ (0,jsx_runtime_.jsx)(Points, {
                        children: texts/* .signIn.privacy.points.map */.Jv.privacy.points.map((point)=>/*#__PURE__*/ (0,jsx_runtime_.jsx)("li", {
                                children: point
                            }, point))
                    })
                ]
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/sign-in/ResultSwitch.tsx






const List = /*#__PURE__*/ external_styled_components_default().ul.withConfig({
    componentId: "mfe_admissions__sc-52e17cdb-0"
})([
    `display:inline-flex;flex-wrap:wrap;gap:`,
    `;padding:`,
    `;border:1px solid `,
    `;border-radius:`,
    `;background:`,
    `;list-style:none;`
], (0,tokens/* .space */.xe)(0.5), (0,tokens/* .space */.xe)(0.5), tokens/* .color.line */.yW.line, tokens/* .radius.small */.r8.small, tokens/* .color.sheet */.yW.sheet);
const Choice = /*#__PURE__*/ external_styled_components_default()(router_.Link).withConfig({
    componentId: "mfe_admissions__sc-52e17cdb-1"
})([
    `display:flex;align-items:center;min-height:44px;padding:0 `,
    `;border-radius:`,
    `;color:`,
    `;font-weight:700;text-decoration:none;&:hover{background:`,
    `;}&[aria-current]{background:`,
    `;color:`,
    `;}`
], (0,tokens/* .space */.xe)(2), tokens/* .radius.small */.r8.small, tokens/* .color.ink */.yW.ink, tokens/* .color.band */.yW.band, tokens/* .color.night */.yW.night, tokens/* .color.onNight */.yW.onNight);
/** Leads from one result to another; plain links, so it works without scripts. */ function ResultSwitch({ current }) {
    return /*#__PURE__*/ (0,jsx_runtime_.jsx)("nav", {
        "aria-label": texts/* .signIn.switchLabel */.Jv.switchLabel,
        children: /*#__PURE__*/ (0,jsx_runtime_.jsx)(List, {
            children: tracks/* .resultPages.map */.Uv.map((page)=>/*#__PURE__*/ (0,jsx_runtime_.jsx)("li", {
                    children: /*#__PURE__*/ (0,jsx_runtime_.jsx)(Choice, {
                        to: page.signIn,
                        "aria-current": page.signIn === current.signIn ? 'page' : undefined,
                        children: (0,tracks/* .resultName */.x5)(page)
                    })
                }, page.signIn))
        })
    });
}

// EXTERNAL MODULE: external "@university/shared/query"
var query_ = __webpack_require__(761);
// EXTERNAL MODULE: ../shared/src/ui/Field.tsx
var Field = __webpack_require__(377);
// EXTERNAL MODULE: ../shared/src/ui/Button.tsx
var Button = __webpack_require__(949);
// EXTERNAL MODULE: external "react"
var external_react_ = __webpack_require__(953);
// EXTERNAL MODULE: ./src/api/allotment.ts
var api_allotment = __webpack_require__(445);
// EXTERNAL MODULE: ./src/StatusLine.tsx
var StatusLine = __webpack_require__(76);
// EXTERNAL MODULE: ./src/use-single-flight.ts
var use_single_flight = __webpack_require__(201);
;// CONCATENATED MODULE: ./src/sign-in/birth-date.ts

const BIRTH_DATE_PARTS = [
    'day',
    'month',
    'year'
];
const MONTHS = [
    'january',
    'february',
    'march',
    'april',
    'may',
    'june',
    'july',
    'august',
    'september',
    'october',
    'november',
    'december'
];
const birth_date_texts = texts/* .signInProblems.birthDate */.Zf.birthDate;
/** 1 to 12 from `2`, `02`, `Feb`, `Feb.` or `February`; undefined when it is no month. */ function monthNumber(typed) {
    if (/^\d{1,2}$/.test(typed)) return inRange(Number(typed), 1, 12);
    const word = typed.toLowerCase().replace(/\.$/, '');
    const index = word.length < 3 ? -1 : MONTHS.findIndex((month)=>month.startsWith(word));
    return index < 0 ? undefined : index + 1;
}
function inRange(value, from, to) {
    return value >= from && value <= to ? value : undefined;
}
const READERS = {
    day: (typed)=>/^\d{1,2}$/.test(typed) ? inRange(Number(typed), 1, 31) : undefined,
    month: monthNumber,
    year: (typed)=>/^\d{4}$/.test(typed) ? inRange(Number(typed), 1900, 2099) : undefined
};
const list = (parts, words)=>parts.map((part)=>words[part]).join(' and ');
/** Three typed parts as the API wants them, `DD-MM-YYYY`, or what is wrong with them. */ function parseBirthDate(typed, today = new Date()) {
    const trimmed = BIRTH_DATE_PARTS.map((part)=>({
            part,
            text: typed[part].trim()
        }));
    const missing = trimmed.filter(({ text })=>text === '').map(({ part })=>part);
    if (missing.length === BIRTH_DATE_PARTS.length) return {
        message: birth_date_texts.empty,
        parts: missing
    };
    if (missing.length > 0) return {
        message: birth_date_texts.incomplete(list(missing, birth_date_texts.a)),
        parts: missing
    };
    const read = trimmed.map(({ part, text })=>({
            part,
            value: READERS[part](text)
        }));
    const unread = read.filter(({ value })=>value === undefined).map(({ part })=>part);
    if (unread.length > 0) return {
        message: birth_date_texts.unreadable(list(unread, birth_date_texts.the)),
        parts: unread
    };
    const [day = 0, month = 0, year = 0] = read.map(({ value })=>value);
    const date = new Date(Date.UTC(year, month - 1, day));
    if (date.getUTCDate() !== day) return {
        message: birth_date_texts.impossible,
        parts: [
            'day',
            'month'
        ]
    };
    if (date > today) return {
        message: birth_date_texts.future,
        parts: [
            'year'
        ]
    };
    return [
        String(day).padStart(2, '0'),
        String(month).padStart(2, '0'),
        year
    ].join('-');
}
/** A whole date that was pasted into one field: `14-02-2007`, `14/2/2007`, `14 Feb 2007`, `2007-02-14`. */ function splitPastedDate(pasted) {
    const parts = pasted.trim().match(/^([^\W_]+)[-/. ,]+([^\W_]+)[-/. ,]+([^\W_]+)$/)?.slice(1);
    if (!parts) return null;
    const [day = '', month = '', year = ''] = parts[0]?.length === 4 ? parts.toReversed() : parts;
    return READERS.day(day) && READERS.month(month) && READERS.year(year) ? {
        day,
        month,
        year
    } : null;
}

;// CONCATENATED MODULE: ./src/sign-in/field-id.ts
/** Where a field of the sign-in form is found; there is one form a page. */ const fieldId = (name)=>`sign-in-${name}`;

;// CONCATENATED MODULE: ./src/sign-in/BirthDateFields.tsx






const Group = /*#__PURE__*/ external_styled_components_default().fieldset.withConfig({
    componentId: "mfe_admissions__sc-5099444b-0"
})([
    `min-width:0;margin:0;padding:0;border:0;`
]);
const Legend = /*#__PURE__*/ external_styled_components_default().legend.withConfig({
    componentId: "mfe_admissions__sc-5099444b-1"
})([
    `padding:0;font-weight:700;`
]);
const Lines = /*#__PURE__*/ external_styled_components_default().div.withConfig({
    componentId: "mfe_admissions__sc-5099444b-2"
})([
    `display:grid;gap:`,
    `;`
], (0,tokens/* .space */.xe)(0.5));
const Fields = /*#__PURE__*/ external_styled_components_default().div.withConfig({
    componentId: "mfe_admissions__sc-5099444b-3"
})([
    `display:grid;grid-template-columns:minmax(4rem,1fr) minmax(5rem,1.4fr) minmax(5rem,1.4fr);gap:`,
    `;max-width:24rem;margin-top:`,
    `;`
], (0,tokens/* .space */.xe)(1.5), (0,tokens/* .space */.xe)(0.5));
const Part = /*#__PURE__*/ external_styled_components_default().div.withConfig({
    componentId: "mfe_admissions__sc-5099444b-4"
})([
    `display:grid;gap:`,
    `;& > label{font-weight:400;}`
], (0,tokens/* .space */.xe)(0.5));
/** A whole date pasted into any of the fields fills all of them. */ function spread(event) {
    const date = splitPastedDate(event.clipboardData.getData('text'));
    if (!date) return;
    event.preventDefault();
    for (const part of BIRTH_DATE_PARTS){
        const input = event.currentTarget.querySelector(`[name='${part}']`);
        if (input) input.value = date[part];
    }
}
const HINT = 'sign-in-birth-date-hint';
const ERROR = 'sign-in-birth-date-error';
/** Date of birth in three fields, as people know it; a calendar is slow for a date so long ago. */ function BirthDateFields({ problem }) {
    const wrong = problem?.parts ?? (problem ? BIRTH_DATE_PARTS : []);
    return /*#__PURE__*/ (0,jsx_runtime_.jsxs)(Group, {
        "aria-describedby": problem ? `${HINT} ${ERROR}` : HINT,
        onPaste: spread,
        children: [
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(Legend, {
                children: texts/* .signIn.birthDate */.Jv.birthDate
            }),
            /*#__PURE__*/ (0,jsx_runtime_.jsxs)(Lines, {
                children: [
                    /*#__PURE__*/ (0,jsx_runtime_.jsx)(Field/* .Hint */.Ck, {
                        id: HINT,
                        children: texts/* .signIn.birthDateHint */.Jv.birthDateHint
                    }),
                    problem && /*#__PURE__*/ (0,jsx_runtime_.jsx)(Field/* .FieldError */.bg, {
                        id: ERROR,
                        children: problem.message
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(Fields, {
                children: BIRTH_DATE_PARTS.map((part)=>/*#__PURE__*/ (0,jsx_runtime_.jsxs)(Part, {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime_.jsx)(Field/* .Label */.JU, {
                                htmlFor: fieldId(part),
                                children: texts/* .signIn */.Jv[part]
                            }),
                            /*#__PURE__*/ (0,jsx_runtime_.jsx)(Field/* .Input */.pd, {
                                id: fieldId(part),
                                name: part,
                                inputMode: "numeric",
                                autoComplete: `bday-${part}`,
                                "aria-invalid": wrong.includes(part) || undefined,
                                "aria-describedby": wrong.includes(part) ? ERROR : undefined
                            })
                        ]
                    }, part))
            })
        ]
    });
}

;// CONCATENATED MODULE: ./src/sign-in/check.ts


/** Only what is certainly no address; the API knows better. */ const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** What was typed as credentials, or all that is wrong with it. */ function checkSignIn(typed) {
    const problems = [];
    const email = typed.email.trim();
    if (email === '') problems.push({
        field: 'email',
        message: texts/* .signInProblems.email.empty */.Zf.email.empty
    });
    else if (!LOOKS_LIKE_EMAIL.test(email)) problems.push({
        field: 'email',
        message: texts/* .signInProblems.email.invalid */.Zf.email.invalid
    });
    const password = parseBirthDate(typed);
    if (typeof password !== 'string') problems.push({
        field: password.parts[0],
        ...password
    });
    return problems.length > 0 || typeof password !== 'string' ? problems : {
        email,
        password
    };
}

;// CONCATENATED MODULE: ./src/sign-in/ErrorSummary.tsx






const ErrorSummary_Title = /*#__PURE__*/ external_styled_components_default().h3.withConfig({
    componentId: "mfe_admissions__sc-e79916c2-0"
})([
    `font-size:`,
    `;`
], tokens/* .text.large */.Qq.large);
const ErrorSummary_List = /*#__PURE__*/ external_styled_components_default().ul.withConfig({
    componentId: "mfe_admissions__sc-e79916c2-1"
})([
    `padding-left:1.2em;`
]);
function goToField(event) {
    event.preventDefault();
    document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
/** All that is wrong, in one place. Takes the focus each time there is something new. */ function ErrorSummary({ problems }) {
    const summary = (0,external_react_.useRef)(null);
    // biome-ignore lint/correctness/useExhaustiveDependencies: focused with every attempt
    (0,external_react_.useEffect)(()=>summary.current?.focus(), [
        problems
    ]);
    return /*#__PURE__*/ (0,jsx_runtime_.jsxs)(Message/* .Message */.Q, {
        $tone: "bad",
        role: "alert",
        tabIndex: -1,
        ref: summary,
        "aria-labelledby": "sign-in-problems",
        children: [
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(ErrorSummary_Title, {
                id: "sign-in-problems",
                children: texts/* .signInProblems.title */.Zf.title
            }),
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(ErrorSummary_List, {
                children: problems.map(({ field, message })=>/*#__PURE__*/ (0,jsx_runtime_.jsx)("li", {
                        children: field ? /*#__PURE__*/ (0,jsx_runtime_.jsx)("a", {
                            href: `#${fieldId(field)}`,
                            onClick: goToField,
                            children: message
                        }) : message
                    }, message))
            })
        ]
    });
}

// EXTERNAL MODULE: external "@university/shared"
var shared_ = __webpack_require__(170);
;// CONCATENATED MODULE: ./src/sign-in/failures.ts



/** `45 seconds`, `3 minutes`. */ function waitInWords(seconds = 300) {
    if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
    return `${Math.ceil(seconds / 60)} minutes`;
}
/** Fields of the call as fields of the form. */ const FIELDS = {
    email: 'email',
    password: 'day'
};
function fieldProblems({ issues }) {
    return issues.flatMap(({ path, message })=>{
        const name = Object.keys(FIELDS).find((key)=>path.endsWith(key));
        return name ? [
            {
                field: FIELDS[name],
                message
            }
        ] : [];
    });
}
/** What is true after a sign-in that failed. */ function explainSignIn(error, page) {
    if (!(error instanceof shared_.ApiError)) return [
        {
            message: texts/* .signInProblems.ours */.Zf.ours
        }
    ];
    if (error.status === 0) return [
        {
            message: texts/* .signInProblems.unreachable */.Zf.unreachable
        }
    ];
    if (error.status === 401) return [
        {
            message: texts/* .signInProblems.wrongCredentials */.Zf.wrongCredentials
        }
    ];
    if (error.status === 429) return [
        {
            message: texts/* .signInProblems.throttled */.Zf.throttled(waitInWords(error.retryAfter))
        }
    ];
    if (error.code === 'not_published') return [
        {
            message: texts/* .signInProblems.notPublished */.Zf.notPublished((0,tracks/* .resultName */.x5)(page))
        }
    ];
    if (error.code === 'no_record') return [
        {
            message: texts/* .signInProblems.noRecord */.Zf.noRecord((0,tracks/* .resultName */.x5)(page))
        }
    ];
    const problems = fieldProblems(error);
    return problems.length > 0 ? problems : [
        {
            message: texts/* .signInProblems.ours */.Zf.ours
        }
    ];
}

;// CONCATENATED MODULE: ./src/sign-in/SignInForm.tsx














function typedIn(form) {
    const data = new FormData(form);
    const text = (name)=>String(data.get(name) ?? '');
    return {
        email: text('email'),
        day: text('day'),
        month: text('month'),
        year: text('year')
    };
}
function SignInForm({ page }) {
    const navigate = (0,router_.useNavigate)();
    const queryClient = (0,query_.useQueryClient)();
    const { run, isSlow } = (0,use_single_flight/* .useSingleFlight */.S)();
    const [problems, setProblems] = (0,external_react_.useState)([]);
    const emailProblem = problems.find(({ field })=>field === 'email');
    const birthDateProblem = problems.find(({ field })=>field && field !== 'email');
    async function send(credentials) {
        setProblems([]);
        try {
            const allotment = await page.calls.signIn({
                ...credentials,
                round: page.round
            });
            queryClient.setQueryData((0,api_allotment/* .allotmentQuery */.B)(page).queryKey, allotment);
            await navigate(page.show);
        } catch (error) {
            setProblems(explainSignIn(error, page));
        }
    }
    function submit(event) {
        event.preventDefault();
        const form = event.currentTarget;
        void run(async ()=>{
            const checked = checkSignIn(typedIn(form));
            if ('email' in checked) await send(checked);
            else setProblems(checked);
        });
    }
    // `dialog` outside a dialog does nothing: before the scripts are there, e-mail and date of birth must not be sent as an address.
    return /*#__PURE__*/ (0,jsx_runtime_.jsx)("form", {
        method: "dialog",
        noValidate: true,
        onSubmit: submit,
        children: /*#__PURE__*/ (0,jsx_runtime_.jsxs)(layout/* .Stack */.BJ, {
            $gap: 3,
            children: [
                problems.length > 0 && /*#__PURE__*/ (0,jsx_runtime_.jsx)(ErrorSummary, {
                    problems: problems
                }),
                /*#__PURE__*/ (0,jsx_runtime_.jsx)(Field/* .TextField */.A_, {
                    id: fieldId('email'),
                    name: "email",
                    type: "email",
                    autoComplete: "email",
                    label: texts/* .signIn.email */.Jv.email,
                    hint: texts/* .signIn.emailHint */.Jv.emailHint,
                    error: emailProblem?.message
                }),
                /*#__PURE__*/ (0,jsx_runtime_.jsx)(BirthDateFields, {
                    problem: birthDateProblem
                }),
                /*#__PURE__*/ (0,jsx_runtime_.jsxs)(layout/* .Row */.fI, {
                    children: [
                        /*#__PURE__*/ (0,jsx_runtime_.jsx)(Button/* .Button */.$n, {
                            type: "submit",
                            "aria-disabled": isSlow,
                            children: isSlow ? texts/* .signIn.submitting */.Jv.submitting : texts/* .signIn.submit */.Jv.submit
                        }),
                        /*#__PURE__*/ (0,jsx_runtime_.jsx)(StatusLine/* .StatusLine */.v, {
                            children: isSlow && texts/* .signIn.slow */.Jv.slow
                        })
                    ]
                })
            ]
        })
    });
}

;// CONCATENATED MODULE: ./src/pages/SignIn.tsx











async function loader({ url }) {
    return {
        title: texts/* .signIn.title */.Jv.title((0,tracks/* .resultName */.x5)((0,tracks/* .resultPageFor */.KF)(url.searchParams.get('category'))))
    };
}
function SignIn() {
    const [search] = (0,router_.useSearchParams)();
    const page = (0,tracks/* .resultPageFor */.KF)(search.get('category'));
    const reason = (0,leave_reason/* .useLeaveReason */.q)();
    return /*#__PURE__*/ (0,jsx_runtime_.jsxs)(jsx_runtime_.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(PageHeader/* .PageHeader */.z, {
                title: texts/* .signIn.title */.Jv.title((0,tracks/* .resultName */.x5)(page)),
                lead: texts/* .signIn.lead */.Jv.lead,
                seed: page.track
            }),
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(layout/* .Section */.wn, {
                children: /*#__PURE__*/ (0,jsx_runtime_.jsx)(layout/* .Container */.mc, {
                    children: /*#__PURE__*/ (0,jsx_runtime_.jsxs)(Columns/* .Columns */.e, {
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime_.jsxs)(layout/* .Stack */.BJ, {
                                $gap: 3,
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime_.jsx)(ResultSwitch, {
                                        current: page
                                    }),
                                    reason && /*#__PURE__*/ (0,jsx_runtime_.jsx)(Message/* .Message */.Q, {
                                        role: "status",
                                        children: texts/* .leaveReasons */.HX[reason]
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime_.jsx)(layout/* .Card */.Zp, {
                                        children: /*#__PURE__*/ (0,jsx_runtime_.jsxs)(layout/* .Stack */.BJ, {
                                            $gap: 3,
                                            children: [
                                                /*#__PURE__*/ (0,jsx_runtime_.jsx)(layout/* .SectionTitle */._x, {
                                                    children: texts/* .signIn.formTitle */.Jv.formTitle
                                                }),
                                                /*#__PURE__*/ (0,jsx_runtime_.jsx)("noscript", {
                                                    children: /*#__PURE__*/ (0,jsx_runtime_.jsxs)(Message/* .Message */.Q, {
                                                        $tone: "bad",
                                                        children: [
                                                            texts/* .signIn.needsScripts */.Jv.needsScripts,
                                                            " ",
                                                            /*#__PURE__*/ (0,jsx_runtime_.jsx)(HelpDesk/* .HelpDesk */.n, {})
                                                        ]
                                                    })
                                                }),
                                                /*#__PURE__*/ (0,jsx_runtime_.jsx)(SignInForm, {
                                                    page: page
                                                }, page.signIn)
                                            ]
                                        })
                                    })
                                ]
                            }),
                            /*#__PURE__*/ (0,jsx_runtime_.jsx)(Aside, {})
                        ]
                    })
                })
            })
        ]
    });
}


},
915(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ SectionUnderConstruction)
});

// EXTERNAL MODULE: external "react/jsx-runtime"
var jsx_runtime_ = __webpack_require__(178);
// EXTERNAL MODULE: external "@university/shared/router"
var router_ = __webpack_require__(158);
// EXTERNAL MODULE: ../shared/src/core/identity.ts
var identity = __webpack_require__(70);
// EXTERNAL MODULE: ../shared/src/ui/Button.tsx
var Button = __webpack_require__(949);
// EXTERNAL MODULE: ../shared/src/ui/layout.tsx
var layout = __webpack_require__(891);
// EXTERNAL MODULE: ../shared/src/ui/PageHeader.tsx + 1 modules
var PageHeader = __webpack_require__(58);
;// CONCATENATED MODULE: ../shared/src/ui/UnderConstruction.tsx






const TEXTS = {
    lead: 'This section is being built.',
    help: 'Until it is ready, write to the help desk for anything you hoped to find here:',
    back: 'Go Back',
    home: 'Go Home'
};
/** The page of a section that is not there yet. */ function UnderConstruction({ section }) {
    const navigate = (0,router_.useNavigate)();
    function goBack() {
        // In a tab opened for this page there is nothing to go back to, and the button would do nothing.
        if (window.history.length > 1) void navigate(-1);
        else void navigate('/');
    }
    return /*#__PURE__*/ (0,jsx_runtime_.jsxs)(jsx_runtime_.Fragment, {
        children: [
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(PageHeader/* .PageHeader */.z, {
                title: section,
                lead: TEXTS.lead
            }),
            /*#__PURE__*/ (0,jsx_runtime_.jsx)(layout/* .Section */.wn, {
                children: /*#__PURE__*/ (0,jsx_runtime_.jsx)(layout/* .Container */.mc, {
                    children: /*#__PURE__*/ (0,jsx_runtime_.jsxs)(layout/* .Stack */.BJ, {
                        $gap: 3,
                        children: [
                            /*#__PURE__*/ (0,jsx_runtime_.jsx)(layout/* .Prose */.s7, {
                                children: /*#__PURE__*/ (0,jsx_runtime_.jsxs)("p", {
                                    children: [
                                        TEXTS.help,
                                        " ",
                                        /*#__PURE__*/ (0,jsx_runtime_.jsx)("a", {
                                            href: `mailto:${identity/* .identity.helpDesk */.D.helpDesk}`,
                                            children: identity/* .identity.helpDesk */.D.helpDesk
                                        })
                                    ]
                                })
                            }),
                            /*#__PURE__*/ (0,jsx_runtime_.jsxs)(layout/* .Row */.fI, {
                                children: [
                                    /*#__PURE__*/ (0,jsx_runtime_.jsx)(Button/* .Button */.$n, {
                                        type: "button",
                                        $look: "quiet",
                                        onClick: goBack,
                                        children: TEXTS.back
                                    }),
                                    /*#__PURE__*/ (0,jsx_runtime_.jsx)(Button/* .ButtonLink */.vx, {
                                        to: "/",
                                        children: TEXTS.home
                                    })
                                ]
                            })
                        ]
                    })
                })
            })
        ]
    });
}

// EXTERNAL MODULE: ./src/sections.ts
var sections = __webpack_require__(52);
// EXTERNAL MODULE: ./src/texts.ts
var texts = __webpack_require__(334);
;// CONCATENATED MODULE: ./src/pages/UnderConstruction.tsx





/** Stands at every address of sections.ts. */ function SectionUnderConstruction() {
    const { pathname } = (0,router_.useLocation)();
    const section = sections/* .sections.find */.V.find(({ path })=>path === pathname);
    return /*#__PURE__*/ (0,jsx_runtime_.jsx)(UnderConstruction, {
        section: section?.title ?? texts/* .unnamedSection */._V
    });
}


},
52(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
/** Addresses whose pages are still to be built. When one is there, its row moves to routes.ts. */ const sections = [
    {
        id: 'mfe-admissions:admission',
        path: '/admission',
        title: 'Admission',
        description: 'Where to begin with an application: dates, eligibility, documents and results.'
    },
    {
        id: 'mfe-admissions:guidelines',
        path: '/admission/guidelines',
        title: 'Admission guidelines',
        description: 'The rules of admission: who may apply, how seats are reserved and how merit is reckoned.'
    },
    {
        id: 'mfe-admissions:refund-policy',
        path: '/admission/refund-policy',
        title: 'Refund policy',
        description: 'How much of the fee comes back when an admission is given up, and by when to ask for it.'
    },
    {
        id: 'mfe-admissions:process',
        path: '/admission/process-and-guidelines',
        title: 'Admission process and guidelines',
        description: 'Admission step by step, from registration to document verification and the first day.'
    },
    {
        id: 'mfe-admissions:information-bulletin',
        path: '/admission/information-bulletin',
        title: 'Information bulletin',
        description: 'The information bulletin of this admission year, with programmes, seats and fees.'
    },
    {
        id: 'mfe-admissions:ug',
        path: '/admission/result/ug',
        title: 'UG result',
        description: 'Seat allotment result of undergraduate admission, Round 1.'
    },
    {
        id: 'mfe-admissions:pg',
        path: '/admission/result/pg',
        title: 'PG result',
        description: 'Seat allotment result of postgraduate admission.'
    },
    {
        id: 'mfe-admissions:diploma-round2',
        path: '/admission/result/diploma/round2',
        title: 'Diploma Round 2 result',
        description: 'Seat allotment result of diploma admission, Round 2.'
    },
    {
        id: 'mfe-admissions:btech-round2',
        path: '/admission/result/btech/round2',
        title: 'B.Tech Round 2 result',
        description: 'Seat allotment result of B.Tech admission, Round 2.'
    },
    {
        id: 'mfe-admissions:ug-round2',
        path: '/admission/result/ug/round2',
        title: 'UG Round 2 result',
        description: 'Seat allotment result of undergraduate admission, Round 2.'
    }
];

__webpack_require__.d(__webpack_exports__, {
}, {
  V: sections
});


},
334(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
/** Every sentence of this remote, except the popup's: its content is data of its own, in popup/notifications.ts. */ const signIn = {
    title: (result)=>`${result} seat allotment`,
    lead: 'Sign in to see your result and decide on your seat.',
    switchLabel: 'Which result do you want to see?',
    formTitle: 'Sign in',
    email: 'E-mail address',
    emailHint: 'The one you gave in your application.',
    birthDate: 'Date of birth',
    birthDateHint: 'For example 14 02 2007. The month can be a number or a name.',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    submit: 'See my result',
    submitting: 'Checking…',
    slow: 'Checking your details. This can take a moment when many people sign in.',
    needsScripts: 'Signing in needs scripts, and your browser has them switched off. Switch them on, or write to the help desk:',
    help: {
        title: 'If you cannot sign in',
        points: [
            'Use the e-mail address of your application, not another one you own.',
            'Your date of birth must be the same as in your application.',
            'Diploma and B.Tech results are separate. Choose the one you applied for.'
        ],
        desk: 'Still no luck? Write to the help desk with your form number:'
    },
    privacy: {
        title: 'Your privacy',
        points: [
            'What: your application, your result, your decision, and the times at which somebody signed in to your record.',
            'Why: to allot seats fairly and to prove later who decided what.',
            'How long: until the admission year and its appeals are over. Then it is erased.',
            'On this device nothing is stored but a cookie that signs you out after 30 minutes.'
        ]
    }
};
/** Why somebody was led back to sign-in. */ const leaveReasons = {
    'signed-out': 'You have been signed out, because 30 minutes have passed or this browser was not signed in. Sign in to see your result.',
    'other-record': 'This browser is signed in to another result. Sign in to see this one.',
    left: 'You are signed out.',
    'left-here-only': 'Your result is off this page, but the university could not be reached to sign you out. This browser may stay signed in for up to 30 minutes. On a shared machine, sign in and out again when the connection is back, or delete the browser’s cookies.'
};
const signInProblems = {
    title: 'There is a problem',
    email: {
        empty: 'Enter your e-mail address.',
        invalid: 'Enter an e-mail address in the correct form, like name@mail.example.'
    },
    birthDate: {
        empty: 'Enter your date of birth.',
        incomplete: (parts)=>`Your date of birth must include ${parts}.`,
        unreadable: (parts)=>`Check ${parts} of your date of birth. Use numbers, and four digits for the year.`,
        impossible: 'This date does not exist. Check the day and the month.',
        future: 'Your date of birth must be in the past.',
        the: {
            day: 'the day',
            month: 'the month',
            year: 'the year'
        },
        a: {
            day: 'a day',
            month: 'a month',
            year: 'a year'
        }
    },
    wrongCredentials: 'No record matches this e-mail address and date of birth. Check both against your application.',
    throttled: (wait)=>`There were too many attempts, so sign-in is paused to protect applicants’ records. Try again in ${wait}. What you typed stays here.`,
    notPublished: (result)=>`The ${result} result is not published yet. The day of publication stands in the admission notices.`,
    noRecord: (result)=>`Your details are right, but you have no record in ${result}. Your record may belong to another round or track.`,
    unreachable: 'The page could not reach the university, so nothing was checked. Look at your connection and try again. What you typed stays here.',
    ours: 'Something went wrong on our side; your details may well be right. Try again in a minute. What you typed stays here.'
};
const show = {
    title: (result)=>`Your ${result} result`,
    lead: {
        allotted: (program, campus)=>`The seat allotted to you: ${program}, ${campus}.`,
        'not-allotted': 'No seat was allotted to you in this round.',
        held: 'Your seat is decided in separate counselling.'
    },
    loading: 'Loading your result…',
    failed: 'Your result could not be loaded. It is safe; the connection to the university failed.',
    withdrawn: (result)=>`The ${result} result is not published at the moment. Look at the admission notices, or write to the help desk:`,
    signOut: 'Sign out',
    signingOut: 'Signing out…',
    recordTitle: 'Your record',
    fields: {
        name: 'Name',
        form_number: 'Form number (last three characters)',
        program: 'Programme',
        campus: 'Campus',
        registered_category: 'Registered category',
        category_allocated: 'Category of the seat',
        program_preference: 'Preference',
        rank: 'Rank',
        round: 'Round'
    },
    preference: (number)=>number === 1 ? '1 (your first choice)' : `${number} of your list`,
    round: (track, round)=>`${track}, Round ${round}`,
    standingTitle: 'Where you stand',
    seatQuestion: 'Is the seat held for me?',
    nextQuestion: 'Am I in the next round?',
    windowQuestion: 'Until when can I decide?',
    decidedQuestion: 'When did I decide?',
    window: {
        before: (opens, closes)=>`From ${opens} to ${closes}.`,
        open: (closes)=>`Until ${closes}. The university’s clock counts.`,
        closed: (closed)=>`The window is closed since ${closed}. Nothing can be decided or changed any more.`
    },
    nextTitle: 'What is next',
    questions: 'Questions? Write to the help desk:',
    next: {
        'not-allotted': {
            open: [
                'You are in the next round without doing anything.',
                'You need not register or pay again. The next result is announced in the admission notices.'
            ],
            final: [
                'This was the last round of this admission.',
                'If seats are left, the admission notices say so and explain how to apply for them.'
            ]
        },
        held: {
            open: [
                'Seats for persons with disabilities and for wards of defence personnel are allotted in separate counselling.',
                'Your application is complete and stays on hold until then. Day and place are announced in the admission notices.',
                'Have your certificate ready in the original.'
            ]
        }
    },
    decisionsTitle: 'What you can decide',
    decisionsLead: 'Read what each choice means. You confirm it in the next step; nothing is sent before.',
    nothingToDecide: 'There is nothing for you to decide now.'
};
const decisions = {
    freeze: {
        label: 'Freeze',
        meaning: 'I take this seat and want no other.',
        consequence: 'The seat is yours. You leave all further rounds, even if a seat higher on your list becomes free.',
        confirm: 'Yes, freeze this seat',
        done: 'You froze your seat'
    },
    float: {
        label: 'Float',
        meaning: 'I take this seat, and I would move to one higher on my list.',
        consequence: 'The seat is held for you. If the next round gives you a seat higher on your list, you move there and this seat goes to somebody else.',
        confirm: 'Yes, float this seat',
        done: 'You floated your seat'
    },
    upgrade: {
        label: 'Upgrade',
        meaning: 'I give this seat up and wait for one higher on my list.',
        consequence: 'You lose this seat at once. You are in the next round, but you may end without any seat.',
        confirm: 'Yes, give this seat up and wait',
        done: 'You gave your seat up and wait for a better one'
    },
    reject: {
        label: 'Reject',
        meaning: 'I give this seat up and leave this admission.',
        consequence: 'You lose this seat at once and are in no further round. This cannot be undone.',
        confirm: 'Yes, reject this seat',
        done: 'You rejected your seat'
    }
};
const statuses = {
    pending: {
        label: 'Waiting for your decision',
        seat: 'Yes, until the window closes. If you decide nothing by then, you lose it.',
        next: 'That depends on your decision. If you decide nothing, you are not.'
    },
    freeze: {
        label: 'Frozen: you accepted this seat',
        seat: 'Yes. It is confirmed once the fee is paid and your documents are verified at the campus.',
        next: 'No. You chose to stop here.'
    },
    float: {
        label: 'Floated: accepted, open to a better seat',
        seat: 'Yes, unless the next round gives you a seat higher on your list.',
        next: 'Yes. Candidates who paid in Round 1 need not pay again even after upgradation.'
    },
    upgrade: {
        label: 'Upgrade: you gave this seat up and wait',
        seat: 'No. You gave it up.',
        next: 'Yes, for seats higher on your list. You may end without a seat.'
    },
    reject: {
        label: 'Rejected: you gave this seat up',
        seat: 'No. You gave it up.',
        next: 'No. You left this admission.'
    },
    lapsed: {
        label: 'Lapsed: nothing was decided in time',
        seat: 'No. The window closed without a decision.',
        next: 'No. Write to the help desk if you think this is a mistake.'
    }
};
const dialog = {
    seat: (program, campus)=>`${program}, ${campus}`,
    title: (label)=>`${label} this seat?`,
    formNumber: 'Form number',
    formNumberHint: 'You are giving a seat up. Enter your whole form number, as it stands in your application, to show that it is you.',
    formNumberMissing: 'Enter your form number.',
    back: 'Go back',
    sending: 'Sending…',
    slow: 'Sending your decision. Please wait, it is sent once.'
};
/** Heading of a page under construction whose address has no name in sections.ts. */ const unnamedSection = 'Under construction';
/** What is said after a decision was sent, whatever became of it. */ const notices = {
    recorded: {
        title: (done)=>`${done}.`,
        text: (at)=>`Your decision was recorded on ${at}.`
    },
    recordedNoTime: 'Your decision is recorded.',
    'arrived-after-all': {
        title: (done)=>`${done}.`,
        text: 'The connection failed on the way back, but your decision had arrived. You need not send it again.'
    },
    'not-arrived': {
        title: 'Your decision is not recorded.',
        text: 'The connection failed. We have just read your record again: it is unchanged and shown below. You can decide again.'
    },
    conflict: {
        title: 'Your decision was not taken.',
        text: 'Your record or the window changed meanwhile, perhaps in another tab. Below is how it stands now.'
    },
    unknown: {
        title: 'We do not know yet whether your decision arrived.',
        text: 'The connection failed, and your record could not be read again. What stands below may be out of date. Check before you decide again.',
        action: 'Check again'
    }
};

__webpack_require__.d(__webpack_exports__, {
}, {
  HX: leaveReasons,
  Jv: signIn,
  WU: show,
  Zf: signInProblems,
  _V: unnamedSection,
  a: decisions,
  bM: statuses,
  oE: notices,
  r3: dialog
});


},
201(__unused_rspack_module, __webpack_exports__, __webpack_require__) {
/* import */ var react__rspack_import_0 = __webpack_require__(953);
/* import */ var react__rspack_import_0_default = /*#__PURE__*/__webpack_require__.n(react__rspack_import_0);

/** Milliseconds before people are told that something takes time; telling them earlier only flickers. */ const SLOW_AFTER = 200;
/**
 * Runs one action at a time: whatever is asked for while one is under way is dropped, so that a double click sends
 * once. A ref, because two clicks can come before React renders. `isSlow` once the action has taken a while.
 */ function useSingleFlight() {
    const underway = (0,react__rspack_import_0.useRef)(false);
    const [isSlow, setSlow] = (0,react__rspack_import_0.useState)(false);
    async function run(action) {
        if (underway.current) return;
        underway.current = true;
        const timer = setTimeout(()=>setSlow(true), SLOW_AFTER);
        try {
            await action();
        } finally{
            clearTimeout(timer);
            underway.current = false;
            setSlow(false);
        }
    }
    return {
        run,
        isSlow
    };
}

__webpack_require__.d(__webpack_exports__, {
}, {
  S: useSingleFlight
});


},
170(module) {
module.exports = require("@university/shared");

},
761(module) {
module.exports = require("@university/shared/query");

},
158(module) {
module.exports = require("@university/shared/router");

},
953(module) {
module.exports = require("react");

},
178(module) {
module.exports = require("react/jsx-runtime");

},
480(module) {
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
var __webpack_exports__ = {};
// This entry needs to be wrapped in an IIFE because it needs to be isolated against other modules in the chunk.
(() => {
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

// EXTERNAL MODULE: ./src/sections.ts
var sections = __webpack_require__(52);
;// CONCATENATED MODULE: ./src/routes.ts


/* export default */ const routes = (defineRemote({
    name: 'mfe-admissions',
    routes: [
        {
            id: 'mfe-admissions:sign-in',
            path: '/admission/result',
            title: 'Seat allotment result',
            description: 'Sign in with your e-mail address and date of birth to see your seat allotment result and decide on your seat.',
            keywords: [
                'result',
                'seat',
                'allotment',
                'diploma',
                'b.tech',
                'freeze',
                'float',
                'upgrade',
                'round'
            ],
            load: ()=>Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 816))
        },
        {
            id: 'mfe-admissions:show',
            path: '/admission/result/show',
            title: 'Your seat allotment',
            description: 'Your seat allotment result and what you can decide about it.',
            access: 'applicant',
            listed: false,
            load: ()=>Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 321))
        },
        ...sections/* .sections.map */.V.map((section)=>({
                ...section,
                listed: false,
                load: ()=>Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 915))
            }))
    ],
    slots: [
        {
            id: 'mfe-admissions:popup',
            slot: 'home.popup',
            path: '/',
            when: 'page',
            load: ()=>Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 104))
        }
    ]
}));

})();

module.exports = __webpack_exports__;
})()
;