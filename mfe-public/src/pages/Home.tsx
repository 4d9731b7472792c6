import { useState } from 'react';
import styled from 'styled-components';
import { Link } from '@university/shared/router';
const Box = styled.div`padding: 10px; color: red;`;
export default function Home() {
  const [n, setN] = useState(0);
  return <Box><h1>Home</h1><button type="button" onClick={() => setN(n + 1)}>{n}</button><Link to="/courses">Courses</Link></Box>;
}
