import type { Clause } from './clause';
import { clauseName, outlineText, percentage, squareMetres } from './describe-room';
import { measureRoom, type MeasuredElement } from './measure-room';
import type { Room } from './project';
import { useWords } from './use-words';

/** How the room's figure comes about, line by line, with the rule behind each. */
export function RoomDerivation({ room }: { room: Room }) {
  const words = useWords();
  const { t } = words;
  const area = measureRoom(room);
  return (
    <section className="room-part">
      <h3>{t('living-area.derivation')}</h3>
      <table className="table derivation">
        <thead>
          <tr>
            <th scope="col">{t('living-area.derivation.step')}</th>
            <th scope="col" className="numeric">
              {t('living-area.derivation.area')}
            </th>
            <th scope="col">{t('living-area.derivation.rule')}</th>
          </tr>
        </thead>
        <tbody>
          <Line
            title={t('living-area.derivation.outline', { measures: outlineText(room.outline, words) })}
            clause="3-1"
            amount={squareMetres(area.outline, words)}
          />
          {area.elements.map((element) => (
            <ElementLine key={element.element.id} measured={element} />
          ))}
          {area.parts.map(({ clause, percent, floor, counted }) => (
            <Line
              key={clause}
              title={t('living-area.derivation.part', { area: squareMetres(floor, words), percent: percentage(percent, words) })}
              clause={clause}
              amount={squareMetres(counted, words)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>
              {t('living-area.derivation.counted')} <small className="muted">{t('living-area.derivation.rounding')}</small>
            </td>
            <td className="numeric">
              <b>{squareMetres(area.counted, words)}</b>
            </td>
            <td className="mono nowrap">m²</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Line({ title, clause, amount }: { title: string; clause: Clause; amount: string }) {
  const words = useWords();
  return (
    <tr>
      <td>
        {title}
        <small>{words.t(`living-area.clause.${clause}.text`)}</small>
      </td>
      <td className="numeric">{amount}</td>
      <td className="mono nowrap">{clauseName(clause, words)}</td>
    </tr>
  );
}

const signs = { deducted: '− ', added: '+ ', kept: '± ', ignored: '± ' } as const;

function ElementLine({ measured: { element, effect, clause, appliedMm2 } }: { measured: MeasuredElement }) {
  const words = useWords();
  const amount = signs[effect] + squareMetres(appliedMm2 / 10_000, words);
  return <Line title={words.t(`living-area.element.${element.kind}`)} clause={clause} amount={amount} />;
}
