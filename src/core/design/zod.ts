/**
 * Zod without generated code. It is told so before the first schema is made, because the first schema already tries out
 * whether code may be generated, which a strict content policy reports as a violation. Import zod's `z` from here only.
 */
import { z } from 'zod';

z.config({ jitless: true });

export { z };
