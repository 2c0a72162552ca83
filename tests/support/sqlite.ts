import { chooseDialect } from '../../db/dialect.ts';

chooseDialect('sqlite');
