import { createHash } from 'node:crypto';

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$';

/** Returns the id of a thing in IFC's own notation; the same name has the same id in every file. */
export function guidOf(name) {
  let value = BigInt(`0x${createHash('sha256').update(name).digest('hex').slice(0, 32)}`);
  let text = '';
  for (let i = 0; i < 22; i++, value /= 64n) text = SIGNS[Number(value % 64n)] + text;
  return text;
}

/** A value that is written as it is: references, enumerations, typed values. */
const raw = (text) => ({ raw: text });
export const choice = (name) => raw(`.${name}.`);
export const label = (text) => raw(`IFCLABEL(${written(text)})`);
export const identifier = (text) => raw(`IFCIDENTIFIER(${written(text)})`);
export const truth = (value) => raw(`IFCBOOLEAN(.${value ? 'T' : 'F'}.)`);

function written(value) {
  if (value === null || value === undefined) return '$';
  if (Array.isArray(value)) return `(${value.map(written).join(',')})`;
  if (typeof value === 'number') return real(value);
  if (typeof value === 'object') return value.raw;
  const plain = value.replaceAll('\\', '\\\\').replaceAll("'", "''");
  return `'${plain.replace(/[^\x20-\x7e]+/g, (signs) => `\\X2\\${[...signs].map((sign) => sign.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')).join('')}\\X0\\`)}'`;
}

function real(value) {
  const text = String(Math.round(value * 1e6) / 1e6);
  return text.includes('.') ? text : `${text}.`;
}

/** Collects the lines of a STEP file (ISO 10303-21). */
export function createStepFile({ schema, fileName, description }) {
  const lines = [];
  return {
    /** Adds a line and returns the reference to it. */
    add(type, ...values) {
      lines.push(`#${lines.length + 1}=${type}(${values.map(written).join(',')});`);
      return raw(`#${lines.length}`);
    },
    text() {
      const head = [
        'ISO-10303-21;',
        'HEADER;',
        `FILE_DESCRIPTION((${written(description)}),'2;1');`,
        `FILE_NAME(${written(fileName)},'2026-11-26T00:00:00',('Planquadrat'),('Planquadrat'),'','Planquadrat','');`,
        `FILE_SCHEMA(('${schema}'));`,
        'ENDSEC;',
        'DATA;',
      ];
      return [...head, ...lines, 'ENDSEC;', 'END-ISO-10303-21;', ''].join('\n');
    },
  };
}
