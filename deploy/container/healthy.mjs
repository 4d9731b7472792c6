/** Whether the site in this container answers: code 0, else 1. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
