import { createRoot } from 'react-dom/client';
import '../src/styles.css';
import '../src/tokens/fonts.css';
import { Gallery } from './gallery';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
