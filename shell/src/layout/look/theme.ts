export const light = `
  --paper: #fbf8f2; --sheet: #ffffff; --band: #f3ede0; --ink: #17203a; --muted: #4a5269; --line: #ddd5c3;
  --link: #1b3c8c; --accent: #f0a21c; --on-accent: #17203a; --good: #17603b; --good-ground: #e3f1e7;
  --bad: #9b1c2e; --bad-ground: #fbe8e8; --grey: #eff0f2; --shadow-card: 0 1px 2px rgb(23 32 58 / 8%), 0 4px 16px rgb(23 32 58 / 5%);
  --shadow-float: 0 8px 40px rgb(23 32 58 / 22%);
`;

export const dark = `
  --paper: #10162a; --sheet: #19213b; --band: #151c33; --ink: #f2eee4; --muted: #b9bed0; --line: #353f5f;
  --link: #a9c4ff; --accent: #f5b544; --on-accent: #17203a; --good: #8fdcae; --good-ground: #17382a;
  --bad: #ffb3b8; --bad-ground: #45202a; --grey: #262c3d; --shadow-card: 0 1px 2px rgb(0 0 0 / 40%);
  --shadow-float: 0 8px 40px rgb(0 0 0 / 60%);
`;
