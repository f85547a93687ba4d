import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callControl } from './call-control.ts'
import { mailSchema, personaSchema, scenarioSchema, snapshotSchema, variantsAnswer } from './world-schemas.ts'

export const personasQuery = queryOptions({
  queryKey: ['personas'],
  queryFn: () => callControl('GET', '/personas', z.array(personaSchema)),
  staleTime: Infinity,
})

export const scenariosQuery = queryOptions({
  queryKey: ['scenarios'],
  queryFn: () => callControl('GET', '/scenarios', z.array(scenarioSchema)),
  staleTime: Infinity,
})

export const snapshotsQuery = queryOptions({
  queryKey: ['snapshots'],
  queryFn: () => callControl('GET', '/snapshots', z.array(snapshotSchema)),
})

export const outboxQuery = queryOptions({
  queryKey: ['outbox'],
  queryFn: () => callControl('GET', '/outbox', z.array(mailSchema)),
})

export const variantsQuery = queryOptions({
  queryKey: ['variants'],
  queryFn: () => callControl('GET', '/variants', variantsAnswer),
})
