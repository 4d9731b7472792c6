export function buildFrom(commit: string, name: string, folder: string): void;
