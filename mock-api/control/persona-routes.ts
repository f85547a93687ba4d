import personas from '../../fixtures/personas.json' with { type: 'json' }
import { listPersonas, openSession } from '../../src/contract/control/personas.ts'
import { sexSchema } from '../../src/contract/enums/member.ts'
import { normalEmail } from '../../src/contract/rules/session-values.ts'
import { gemAccountView } from '../features/auth/auth-view.ts'
import { isPresent } from '../features/member/member.ts'
import { photoUrl } from '../features/photo/photo-view.ts'
import type { Runtime } from '../runtime.ts'
import { logInAsMember } from './as-member.ts'
import { requireFound } from './control-error.ts'
import { defineControlRoute } from './define-control-route.ts'

export const personaRoutes = [
  defineControlRoute(listPersonas, (_, { runtime }) =>
    personas.map(({ key, title, name, sex, email, password, text, en }) => ({
      key,
      title,
      name,
      sex: sexSchema.parse(sex),
      email,
      password,
      text,
      en,
      photo: photoOf(runtime, email),
    })),
  ),
  defineControlRoute(openSession, (request, { c, runtime }) => {
    const email = 'email' in request ? normalEmail(request.email) : emailOf(request.persona)
    const member = requireFound(
      runtime.store.world.members.findBy('email', email),
      'unknown-member',
      `Failed to log in: this world has no member ${email}. See GET /__control/operator/members.`,
    )
    const headers = logInAsMember(runtime, member)
    for (const [name, value] of Object.entries<string>({ ...headers })) c.header(name, value)
    return { ...headers, account: gemAccountView(member) }
  }),
]

/** Path of a persona's first photo; null when the member is missing or barred (D-95). */
function photoOf(runtime: Runtime, email: string): string | null {
  const member = runtime.store.world.members.findBy('email', email)
  return member && isPresent(member) ? photoUrl(member, '') : null
}

function emailOf(key: string): string {
  const persona = requireFound(
    personas.find((candidate) => candidate.key === key),
    'unknown-persona',
    `Failed to log in: there is no persona ${key}. See GET /__control/personas.`,
  )
  return persona.email
}
