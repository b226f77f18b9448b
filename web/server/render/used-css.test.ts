import { describe, expect, test } from 'vitest';
import { createCssPicker } from './used-css';

const page = '<nav class="nav-links wide" id="top"><a href="/">x</a></nav>';

describe('createCssPicker', () => {
  test.each([
    { case: 'a class of the page', css: '.wide{color:red}', stays: true },
    { case: 'a class of no element', css: '.toast{color:red}', stays: false },
    { case: 'a class that only begins like one', css: '.nav{color:red}', stays: false },
    { case: 'an element', css: 'nav>a:hover{color:red}', stays: true },
    { case: 'an element that is not there', css: 'nav button{color:red}', stays: false },
    { case: 'one selector of several', css: '.toast,.wide{color:red}', stays: true },
    { case: 'the document around it', css: 'html,body{margin:0}', stays: true },
    { case: 'an id', css: '#top::before{content:"}"}', stays: true },
    { case: 'what must not be there', css: 'a:not(.toast,[open]){color:red}', stays: true },
    { case: 'alternatives', css: ':is(.toast,.wide) a{color:red}', stays: true },
    { case: 'nested alternatives', css: 'nav:has(a:not(:is(.x,.y))){color:red}', stays: true },
    { case: 'a state that a script sets', css: '.wide[data-scrolled] a{color:red}', stays: true },
    { case: 'variables and fonts', css: ':root{--a:1}@font-face{font-family:F}@property --b{syntax:"*"}', stays: true },
    { case: 'a media query', css: '@media (width<=720px){.wide{color:red}}', stays: true },
  ])('keeps or drops by $case', ({ css, stays }) => expect(createCssPicker(css)(page)).toBe(stays ? css : ''));

  test('keeps of a media query what the page needs', () => {
    expect(createCssPicker('@media print{.toast{a:b}.wide{c:d}}')(page)).toBe('@media print{.wide{c:d}}');
  });

  test('drops a media query that has nothing left', () => {
    expect(createCssPicker('@media print{.toast{a:b}}')(page)).toBe('');
  });

  test('keeps animations that are used', () => {
    const css = '@keyframes spin{to{rotate:1turn}}@keyframes bar{to{opacity:0}}a{animation:spin 1s}';
    expect(createCssPicker(css)(page)).toBe('a{animation:spin 1s}@keyframes spin{to{rotate:1turn}}');
  });
});
