import { chooseDialect } from '../dialect.ts';

chooseDialect('postgres');
