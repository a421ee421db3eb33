import '@carecircle/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { startKit } from '@carecircle/remote-kit';
import { RemoteOutlet } from '../remotes/remote-outlet';
import { startRemotes } from '../remotes/start-remotes';
import { readBoot } from './read-boot';
import { seedBus } from './seed-bus';

const boot = readBoot();
seedBus(boot);
startKit(boot);
startRemotes(boot, []);
const root = document.getElementById('root');
if (root) createRoot(root).render(<RemoteOutlet />);
