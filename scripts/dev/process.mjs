/** Says in the terminal what was built, or why not. */
export function say({ app, part, errors }) {
  if (errors.length > 0) console.error(`${app} (${part}) could not be built\n${errors.join('\n')}`);
  else console.log(`${new Date().toLocaleTimeString('en-IN')}  ${app} (${part}) built`);
}

/** Runs this once when somebody ends the command, and then ends. */
export function endWith(close) {
  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      if (isClosing) return;
      isClosing = true;
      close().finally(() => process.exit(0));
    });
}
