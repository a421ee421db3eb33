import './boot/zod-without-eval';
import './boot/start-shell';
