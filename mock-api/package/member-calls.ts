import * as z from 'zod/mini'
import { openSession } from '../../src/contract/control/personas.ts'
import type { endpoints } from '../../src/contract/endpoints.ts'
import { parseJson } from '../../src/contract/rules/parse-json.ts'
import { loginNames } from '../../src/contract/rules/session-values.ts'
import type { ResponseOf } from '../../src/contract/wire/endpoint.ts'
import { requestParts } from '../../src/contract/wire/request-parts.ts'
import { formBody } from './form-body.ts'
import { send, sendControl } from './send.ts'
import type { Login } from './types.ts'

/** Opens a session without a password, as the member app stores it. @param member key of a persona, or a mail address */
export async function sessionOf(url: string, member: string): Promise<ResponseOf<typeof openSession>> {
  const body = member.includes('@') ? { email: member } : { persona: member }
  return z.parse(openSession.response, parseJson((await sendControl(url, 'POST', '/sessions', { body })).toString()))
}

/** Logs a member in as {@link sessionOf} does, and returns the headers of its calls. */
export async function logIn(url: string, member: string): Promise<Login> {
  const { 'access-token': token, client, uid } = await sessionOf(url, member)
  return { 'access-token': token, client, uid }
}

type Called = Pick<(typeof endpoints)[number], 'method' | 'path' | 'place'>

/** Makes documented calls as members. Each logs in with the first call and goes on with the session that it then has. */
export class MemberCalls {
  private readonly logins = new Map<string, Login>()

  /** @param url of the world, for programs */
  constructor(private readonly url: string) {}

  /** Forgets the sessions, which belong to a former world. */
  forget(): void {
    this.logins.clear()
  }

  /** Returns the status and the body of the response, whatever they are. */
  async make(endpoint: Called, member: string, input: object): Promise<{ status: number; text: string }> {
    const { method, path, place } = endpoint
    const login = this.logins.get(member) ?? (await logIn(this.url, member))
    const { address, body: fields } = requestParts({ path, place }, input)
    const { body, contentType } = fields === undefined ? noBody : await bodyOf(place, fields)
    const headers = { ...login, ...(contentType !== undefined && { 'content-type': contentType }) }
    const { status, headers: answered, content } = await send(`${this.url}${address}`, { method, headers, body })
    // A response that renews nothing has no header, or an empty one.
    const renewed = loginNames.flatMap((name) => {
      const value = answered[name]?.[0] ?? ''
      return value === '' ? [] : [[name, value] as const]
    })
    this.logins.set(member, { ...login, ...Object.fromEntries(renewed) })
    return { status, text: content.toString() }
  }
}

const noBody = { body: undefined, contentType: undefined }

const bodyOf = (place: Called['place'], fields: unknown) =>
  place === 'multipart' ? formBody(fields as object) : { body: JSON.stringify(fields), contentType: 'application/json' }
