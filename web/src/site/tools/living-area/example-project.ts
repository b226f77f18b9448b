import type { Translate } from '../../../lib/strings';
import { newRoom, rectangle } from './new-room';
import type { Project, Room } from './project';

/** A top-floor flat with two sloping ceilings and a balcony, shown until the visitor has rooms of their own. */
export function exampleProject(t: Translate): Project {
  // Ids of their own, since server and browser must agree on them.
  const room = (id: string, name: string, own: Partial<Room>): Room => newRoom({ ...own, id, name, isSample: true });
  const rooms = [
    room('example-1', t('living-area.example.bedroom'), { outline: rectangle(4.2, 3.8) }),
    room('example-2', t('living-area.example.bathroom'), { outline: rectangle(3.8, 2.6) }),
    room('example-3', t('living-area.example.child'), {
      outline: rectangle(4, 3.8),
      slopes: [{ wall: 0, kneeMm: 1_200, rise: { kind: 'angle', degrees: 45 } }],
    }),
    room('example-4', t('living-area.example.living'), { outline: rectangle(5, 3.6) }),
    room('example-5', t('living-area.example.hall'), { outline: rectangle(3.6, 1.8) }),
    room('example-6', t('living-area.example.study'), {
      outline: rectangle(4, 3.6),
      slopes: [{ wall: 3, kneeMm: 1_000, rise: { kind: 'end', heightMm: 2_500, runMm: 2_000 } }],
    }),
    room('example-7', t('living-area.example.balcony'), { use: 'balcony', outline: rectangle(4, 2) }),
  ];
  const storey = { id: 'example-storey', name: t('living-area.storey.upper'), rooms };
  return { dwellings: [{ id: 'example', name: t('living-area.dwelling.new', { number: 1 }), storeys: [storey] }] };
}
