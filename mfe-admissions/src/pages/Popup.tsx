import { useEffect, useState } from 'react';
export default function Popup() { const [h, set] = useState(false); useEffect(() => set(true), []); return <p>Popup {h ? 'live' : 'static'}</p>; }
