import fs from 'node:fs';
import path, { sep } from 'path';
import * as os from 'os';
import { readFile as read } from 'fs/promises';
import axios from 'axios';
fs.readFileSync('a');
// ^ external: node:fs.readFileSync
fs.promises.readFile('a');
//          ^ external: node:fs.promises.readFile
path.join('a', sep);
//   ^ external: node:path.join
os.cpus();
// ^ external: node:os.cpus
read('a');
// <- external: node:fs/promises.readFile
axios.get('a');
//    ^ external: axios.default.get
