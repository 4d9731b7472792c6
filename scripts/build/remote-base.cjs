/**
 * First module of a remote's server bundle: its images get the addresses that browsers load them from. The shell gives
 * `remoteBase` when it runs the bundle; a shell that does not know it yet still runs the rest.
 */
__webpack_public_path__ = typeof remoteBase === 'string' ? remoteBase : '';
