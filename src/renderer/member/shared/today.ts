import { businessDay } from '../../../contract/rules/tokyo-time.ts'
import { serverNow } from '../api/server-time.ts'

/** Business day of the server now, which begins at 3:00 in Tokyo (D-10). */
export const today = (): string => businessDay(serverNow())
