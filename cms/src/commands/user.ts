import { manageUsers } from './manage-users';
import { runCommand } from './run-command';

void runCommand((strapi) => manageUsers(strapi, process.argv.slice(2)));
