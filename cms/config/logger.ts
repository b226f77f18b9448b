import { logSettings } from '../src/platform/logs/log-format';

export default logSettings;
