import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { portugueseMessage } from '../../server/common/messages.schema.ts';

// Forms take their resolver from here, so that a schema without a message of its own never answers in English.
z.config({ localeError: portugueseMessage });

export { zodResolver };
