/** Imports run one way. Server: api → domain → platform → contract, and areas of the domain in one line. Browser: routes → features → ui · lib → contract. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Areas of the business on the server, in the order in which they may know each other. */
const areas = ['files', 'people', 'catalogue', 'quoting', 'production', 'billing', 'records', 'notices'];

module.exports = {
  forbidden: [
    rule(
      'features-are-islands',
      'A route or layout passes one feature into another as a slot.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/([^/]+)/', pathNot: '^web/src/features/$1/' },
    ),
    rule(
      'nouns-are-islands',
      'Work across nouns lives in domain/.',
      { path: '^cms/src/api/([^/]+)/' },
      { path: '^cms/src/api/([^/]+)/', pathNot: '^cms/src/api/$1/' },
    ),
    rule(
      'ui-knows-no-feature',
      'The design system and what several features share serve every feature.',
      { path: '^web/src/(ui|lib|drawings|uploads|downloads|moves|blocks)/' },
      { path: '^web/src/(features|routes)/' },
    ),
    rule('ui-knows-no-api', 'The design system is given what it shows.', { path: '^web/src/ui/' }, { path: '^web/src/lib/http\\.' }),
    rule('features-know-no-route', 'Routes compose features.', { path: '^web/src/features/' }, { path: '^web/src/routes/' }),
    rule(
      'web-sees-only-the-contract',
      'Server code never reaches the browser.',
      { path: '^(web|e2e)/' },
      { path: '^cms/', pathNot: '^cms/src/contract/' },
    ),
    rule(
      'contract-is-pure',
      'Server and browser share it.',
      { path: '^cms/src/contract/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^cms/src/contract/|node_modules/(zod|vitest|fast-check)/' },
    ),
    ...areas
      .slice(0, -1)
      .map((area, index) =>
        rule(
          `${area}-comes-before-${areas[index + 1]}`,
          `Areas of the domain form a line: ${areas.join(', ')}. Each may import those before it.`,
          { path: `^cms/src/domain/${area}/` },
          { path: `^cms/src/domain/(${areas.slice(index + 1).join('|')})/` },
        ),
      ),
    rule(
      'platform-knows-no-area',
      'Areas register with the platform in assembly.ts.',
      { path: '^cms/src/platform/', pathNot: '\\.test\\.ts$' },
      { path: '^cms/src/', pathNot: '^cms/src/(platform|contract)/' },
    ),
    rule(
      'domain-knows-no-route',
      'Routes and controllers call the domain.',
      { path: '^cms/src/domain/', pathNot: '\\.test\\.ts$' },
      { path: '^cms/src/', pathNot: '^cms/src/(domain|platform|contract)/' },
    ),
    rule('no-cycle', 'Two files that need each other are one.', {}, { circular: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|routeTree\\.gen' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
