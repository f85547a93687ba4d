import * as z from 'zod/mini'
import { gemAccount } from '../calls/auth.ts'
import { activeStatusSchema, ageConfSchema, femaleStatusSchema, sexSchema, variantsSchema } from '../enums/member.ts'
import { mostMembers } from '../rules/start-options.ts'
import { defineChannel } from '../wire/endpoint.ts'
import * as wire from '../wire/wire.ts'
import { controlPrefix, defineControl } from './define-control.ts'

/** A member in a list; the name is empty without a profile. */
export const memberName = z.strictObject({ id: z.int(), name: z.string() })
export type MemberName = z.output<typeof memberName>

/** A member in the operator's lists. */
export const memberLine = z.extend(memberName, {
  uuid: z.string(),
  email: z.string(),
  sex: sexSchema,
  age_conf: ageConfSchema,
  paid: z.boolean(),
  status: femaleStatusSchema,
  rank: z.nullable(z.string()),
  listed: z.boolean(),
  active_status: activeStatusSchema,
  /** Path of the first photo. */
  photo: z.string(),
})
export type MemberLine = z.output<typeof memberLine>

/** Key of a persona, mail address or id. */
export const namedMember = z.union([z.string().check(z.minLength(1)), z.int()])

/** The same in a query; a missing value is an unknown member. */
export const queriedMember = z._default(z.union([z.string(), z.int()]), '')

/** Acts of the townspeople while time passes. */
export const townActs = [
  'visit',
  'like',
  'recommend',
  'contact',
  'decline',
  'hold',
  'write',
  'read',
  'post',
  'like-post',
] as const

export type TownAct = (typeof townActs)[number]

/** `GET /clock` returns the current value. */
export const changeTownActivity = defineControl('changeTownActivity', 'PUT /town-activity', {
  summary: 'Switches the automatic acts of townspeople on or off',
  request: z.strictObject({ on: z.boolean() }),
  response: z.strictObject({
    on: z.boolean(),
    /** Number of logged-in members whom the town turns to; 0 means that nothing will happen until somebody logs in. */
    played: z.int(),
  }),
})

/**
 * Semantic version of the control API (docs/in-your-tests.md, Versions). `npm run control:release` writes the
 * description of a released version.
 */
export const controlVersion = '1.1.0'

export const readReady = defineControl('readReady', 'GET /ready', {
  summary: 'Answers 200 once the server is ready, with its versions, world and clock',
  response: z.strictObject({
    version: z.string(),
    /** Semantic version of the control API. */
    control: z.string(),
    world: z.strictObject({
      /** Empty for the server's first world. */
      name: z.string(),
      seed: z.int(),
      /** Townspeople without the personas. */
      members: z.int(),
    }),
    now: wire.instant,
    mode: z.enum(['running', 'frozen']),
  }),
  worksOnReal: true,
})

/** A prepared member with a login. */
const persona = z.strictObject({
  key: z.string(),
  title: z.string(),
  /** null without a profile. */
  name: z.nullable(z.string()),
  /** 1 man, 2 woman. */
  sex: z.int(),
  email: z.string(),
  password: z.string(),
  text: z.string(),
  /** Path of the first photo; null if the member does not exist in this world or the photo is hidden. */
  photo: z.nullable(z.string()),
})
export type Persona = z.output<typeof persona>

export const listPersonas = defineControl('listPersonas', 'GET /personas', {
  summary: 'The personas with their logins',
  response: z.array(persona),
})

export const openSession = defineControl('openSession', 'POST /sessions', {
  summary: 'Logs a member in without a password; the response also has the session headers',
  request: z.union([z.strictObject({ persona: z.string() }), z.strictObject({ email: z.string() })]),
  response: z.strictObject({
    'access-token': z.string(),
    'token-type': z.string(),
    client: z.string(),
    expiry: z.string(),
    uid: z.string(),
    account: gemAccount,
  }),
})

const scenario = z.strictObject({ key: z.string(), title: z.string(), text: z.string() })
export type Scenario = z.output<typeof scenario>

export const listScenarios = defineControl('listScenarios', 'GET /scenarios', {
  summary: 'Prepared situations for a new world',
  response: z.array(scenario),
})

const founding = {
  seed: z.optional(z.int()),
  /** Townspeople without the personas. */
  members: z.optional(z.int().check(z.minimum(0), z.maximum(mostMembers))),
  /** ISO 8601; Tokyo time without an offset. The clock of another world then stands still. */
  now: z.optional(z.string()),
  scenario: z.optional(z.string()),
}

export const resetWorld = defineControl('resetWorld', 'POST /reset', {
  summary: 'Founds a world; seed, instant and size of the town stay unless given',
  request: z.strictObject({
    ...founding,
    /** Also removes all faults, as after a server start (D-108). */
    clean: z.optional(z.boolean()),
  }),
  /** The new world. */
  response: z.strictObject({
    now: wire.instant,
    seed: z.int(),
    /** Townspeople without the personas; a scenario may set its own number. */
    members: z.int(),
    scenario: z.nullable(z.string()),
    checkpoint: z.int(),
  }),
})

/** A world besides the server's first one, with its own clock, faults, outbox, coverage and log. */
const worldBeside = z.strictObject({
  /** `w1`, `w2`, …: the first part of its host names. */
  name: z.string(),
  /** Loopback URL on a port of its own, for programs on systems that do not resolve the names below. */
  url: z.string(),
  /** Origins of its pages, all on the server's port. */
  phones: z.array(z.string()),
  workbench: z.string(),
})

export const openWorld = defineControl('openWorld', 'POST /worlds', {
  summary: 'Founds another world in this server; defaults are those of the first one. It ends with the server',
  request: z.strictObject(founding),
  response: worldBeside,
})

export const listWorlds = defineControl('listWorlds', 'GET /worlds', {
  summary: 'The worlds beside the first one, oldest first',
  response: z.array(worldBeside),
})

export const closeWorld = defineControl('closeWorld', 'DELETE /worlds/:name', {
  summary: 'Ends a world beside the first one and deletes its data',
  request: z.object({ name: z.string() }),
  response: wire.success,
})

export const restorePreviousGeneration = defineControl(
  'restorePreviousGeneration',
  'POST /previous-generation/restore',
  {
    summary: 'Restores the previous generation of the world',
    response: z.strictObject({ now: wire.instant, checkpoint: z.int() }),
  },
)

const mail = z.strictObject({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  links: z.array(
    z.strictObject({
      address: z.string(),
      /** State of the link; `used` also when a newer mail replaced it. */
      state: z.enum(['open', 'used', 'expired']),
    }),
  ),
  at: wire.instant,
})
export type Mail = z.output<typeof mail>

export const listOutbox = defineControl('listOutbox', 'GET /outbox', {
  summary: 'Mails that the mock sent, newest first',
  response: z.array(mail),
})

/** The variants of D-54 and the test plan. */
const variantValues = z.extend(variantsSchema, { testPlan: z.boolean() })

export const readVariants = defineControl('readVariants', 'GET /variants', {
  summary: 'The variants with their values',
  response: variantValues,
})

export const changeVariants = defineControl('changeVariants', 'PUT /variants', {
  summary: 'Changes the given variants',
  request: z.partial(variantValues),
  response: variantValues,
})

/** Why saving fails: the data folder is missing or replaced, the disk is full, or writing is refused. */
const storageProblem = z.strictObject({ kind: z.enum(['gone', 'full', 'refused']), text: z.string() })

export const readStorage = defineControl('readStorage', 'GET /storage', {
  summary: 'Whether changes can be saved, and why not; damage found when the folder was opened',
  response: z.strictObject({
    folder: z.string(),
    problem: z.nullable(storageProblem),
    /** A line for each file that was damaged when the server opened the folder. */
    reports: z.array(z.string()),
  }),
})

/** Kinds of server-sent events: a named change, the progress of a jump, or a new exchange. */
export const controlEvents = [
  'clock',
  'jumping',
  'world',
  'variants',
  'backend',
  'drift',
  'faults',
  'storage',
  'history',
  'stage',
  'acted',
  'handset',
  'exchange',
] as const
export type ControlEvent = (typeof controlEvents)[number]

/** Stream of server-sent events; `name` is its path. */
export const controlChannel = defineChannel({
  id: 'control-events',
  name: `${controlPrefix}/events`,
  summary: 'Reports changes to workbenches',
  params: wire.noFields,
  message: z.strictObject({
    event: z.enum(controlEvents),
    /** Id of the exchange; empty for a change. */
    data: z.string(),
  }),
  actions: {},
})
