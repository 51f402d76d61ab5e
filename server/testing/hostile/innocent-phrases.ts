/** Words and phrases that a filter might take for insults, and must not. */

const english = `
  Scunthorpe, assistant, assassin, class, classic, compass, bass, glass, grass, massive, passage, passenger
  password, embassy, ambassador, assemble, assignment, asset, harass, cocktail, cockpit, peacock, Hancock
  Dickens, Dickinson, Moby Dick, analysis, analyst, analogue, canal, banal, Titan, title, constitution
  competition, petition, institute, button, rebuttal, snigger, niggardly, Niger, Nigeria, Nigerian crew
  Montenegro, raccoon, cocoon, tycoon, Maine Coon, Pakistan, unpack, spice, spicy, conspicuous, suspicious
  spic and span, a chink in the armour, kitchen, grape, grapefruit, drape, scrape, skyscraper, therapist
  therapy, rapid, trapeze, Essex, Sussex, Middlesex, Penistone, Clitheroe, shell, shiitake, whorl, wholesale
  who are we, hoarder, shore, salute, absolute, dilute, flute, knight, night shift, Van Dyke, hoe, swank
  torpedo, torpedoes, speedometer, pedal, pedestrian, encyclopedia, Hitchcock, hit the hauler, whittler
  Ignazio, nation, Nazareth, fire retardant, en retard, désolé du retard, Fagin, flag, cook, book, gooseneck
  fickle, traffic, Dick Turpin, bitcoin, pitch, stitch, ditch, kitsch, butcher, basement, bastion, custard
  mustard, bombastic, wander, want, fact, duck, truck, luck, puck, bucket, funk, fork, count
  country, counter, accountant, discount, cuneiform, account, kill the engines, hang in there, white sails
  power plant, pride of the fleet, blood, honour, race, war games, rope, gas giant, gas cloud, jaws, jewel
  jewellery, Raiders of the lost ark, 455 aUEC, bay A55, dock F46, 1,488 aUEC, 1488 aUEC, 1488 UEC each, 1488 SCU, ready to go ok, who really, first class hole, 🇫🇷 🇨🇦 🇩🇪, 5*4*3, 14.88 SCU, 88 seats, 18:88, 1400, 488
  pass it on, as soon as possible, first class seats, push it, dash it, fish hook, we need u, r u ready
  a b c d e f, S O S, plan A or B, T.B.A., e.g. two, i.e. now, o/ all, :-) see you, B-29, mu$ic, c@t, h3llo
`

const german = `
  Assistent, Klassiker, klasse, Masse, Wasserstoff, Kasse, Analyse, Analytiker, Kanal, Grapefruit, Dickicht
  dick, Dickschiff, Titan, Titel, Institut, Konstitution, Nachtschicht, Schichtleiter, Spaß, Spastik
  Spaten, Spass, spaßig, Schlamperei, schlampig, Schlamm, Nuten, Minute, Minuten, genutet, Nutzer, Nutzlast
  Regner, Regen, verneigen, Montenegro, Senegal, Abnehmer, Hürde, Hurston, Huratio, Uhren, Urheber
  führen, Führerschein, Führung, Anführer, hören, gehören, Fotograf, Foto, Trotz, Protz, Wicht, wichtig
  Wechsel, Wächter, wachsen, Marsch, Barsch, Harsch, Warschau, barsch, Marschland, Loch
  Bohrloch, Schwarzes Loch, Ficus, Pfiffikus, Zifferblatt, Fix, fixen, Trick, Blick, stricken, nicken, knicken
  Transport, Transit, Transekt, Polarlicht, Pol, Polen, Italiener, Zigarre, Zeuge, Vergaser, Vergasermotor
  Gas geben, Gasriese, Kammer, Heilung, heilen, Sieg, Siegen, Siegerland, heil angekommen, Sieg auf ganzer Linie
  Blut, Ehre, Boden, Deutschland, deutschsprachig, auf Deutsch, alles für die Crew, raus aus dem Hangar
  Ausländische Spieler willkommen, Jude, Juden, Judo, jederzeit, Türkis, Türken, Waffen, Waffensystem, S.S.
  Herren, Herrenhaus, Mensch, Rasse, Rassel, Krieg, Hakenbolzen, Kreuz, Presse, Lüge, Verräter, Volk, Volker
  Missgeschick, Geburt, Gesicht, Drecksarbeit, Dreck, Schwein, Schweinehund-Crew, Sau, sauber, Opfer
  Bring dich ein, häng dich rein, geh ans Funkgerät, Kanada, Kanone, Schlitz, Auge, Auschecken
  Größe, Straße, Maße, Schießstand, beißen, reißen, Scheibe, scheiden, Schiff, Schiffe, Schicht, Schild
  Vergewaltigung melden, 3*4 SCU, *wichtig*, so ist es an Bord ok, Bastelei, Bass, Basis, Verrechnung, Gewalt, gewaltig, Gewaltig viel Fracht, Torpedo, Pedal
`

const shipNames = `
  Avenger Stalker, Avenger Titan, Avenger Titan Renegade, Avenger Warlock, Eclipse, Gladius
  Gladius Valiant, Hammerhead, Idris-M, Idris-P, Javelin, Nautilus, Reclaimer, Redeemer, Retaliator
  Sabre, Sabre Comet, Sabre Firebird, Sabre Peregrine, Sabre Raven, Tiburon, Vanguard Harbinger
  Vanguard Hoplite, Vanguard Sentinel, Vanguard Warden, Vulcan, Arrow, Asgard, Ballista, C8 Pisces
  C8R Pisces Rescue, C8X Pisces Expedition, Carrack, Centurion, Crucible, F7A Hornet Mk I
  F7A Hornet Mk II, F7C Hornet Mk I, F7C Hornet Mk II, F7C Hornet Wildfire Mk I
  F7C-M Super Hornet Heartseeker Mk I, F7C-M Super Hornet Heartseeker Mk II, F7C-M Super Hornet Mk I
  F7C-M Super Hornet Mk II, F7C-R Hornet Tracker Mk I, F7C-R Hornet Tracker Mk II
  F7C-S Hornet Ghost Mk I, F7C-S Hornet Ghost Mk II, F8C Lightning, Gladiator, Hawk, Hurricane
  Legionnaire, Liberator, Odin, Paladin, Spartan, Terrapin, Terrapin Medic, Valkyrie, Khartu-Al, Nox
  San'tok.yāi, ATLS, ATLS GEO, ATLS IKTI, CSV-FM, CSV-SM, MOLE, MOTH, MPUV Cargo, MPUV Personnel
  MPUV Tractor, RAFT, SRV, Defender, Merchantman, HoverQuad, Mustang Alpha, Mustang Beta, Mustang Delta
  Mustang Gamma, Mustang Omega, Nomad, Pioneer, A1 Spirit, A2 Hercules, Ares Inferno, Ares Ion
  C1 Spirit, C2 Hercules, E1 Spirit, Genesis Starliner, Intrepid, M2 Hercules, Mercury Star Runner
  Buccaneer, Caterpillar, Clipper, Corsair, Cutlass Black, Cutlass Blue, Cutlass Red, Cutlass Steel
  Cutter, Cutter Rambler, Cutter Scout, Dragonfly Black, Golem, Golem OX, Herald, Ironclad
  Ironclad Assault, Kraken, Kraken Privateer, Mule, Pitbull, Vulture, Blade, Glaive, Prowler
  Prowler Utility, Stinger, Talon, Talon Shrike, Railen, Syulen, Tyilui, Basher, Shiv, MDC, MTC, PTV
  ROC, ROC-DS, STV, UTV, L-21 Wolf, L-22 Alpha Wolf, P-52 Merlin, P-72 Archimedes, S-65 Stingray, Fury
  Fury LX, Fury MX, Guardian, Guardian MX, Guardian QI, Pulse, Pulse LX, Razor, Razor EX, Razor LX
  Endeavor, Expanse, Fortune, Freelancer, Freelancer DUR, Freelancer MAX, Freelancer MIS, Hull A, Hull B
  Hull C, Hull D, Hull E, Odyssey, Prospector, Reliant Kore, Reliant Mako, Reliant Sen, Reliant Tana
  Starfarer, Starfarer Gemini, Starlancer BLD, Starlancer MAX, Starlancer TAC, Starlite, 100i, 125a
  135c, 300i, 315p, 325a, 350r, 400i, 600i Explorer, 600i Touring, 85X, 890 Jump, G12, G12a, G12r, M50
  M80, X1, X1 Force, X1 Velocity, Apollo Medivac, Apollo Triage, Arrastra, Aurora Mk I CL
  Aurora Mk I ES, Aurora Mk I LN, Aurora Mk I LX, Aurora Mk I MR, Aurora Mk II, Constellation Andromeda
  Constellation Aquila, Constellation Phoenix, Constellation Taurus, Galaxy, Hermes, Lynx, Mantis
  Meteor, Orion, Perseus, Polaris, Salvation, Scorpius, Scorpius Antares, Ursa, Ursa Medivac
  Zeus Mk II CL, Zeus Mk II ES, Zeus Mk II MR, Cyclone, Cyclone AA, Cyclone MT, Cyclone RC, Cyclone RN
  Cyclone TR, Nova, Ranger CV, Ranger RC, Ranger TR, Storm, Storm AA, Scythe
`

const phrasesOf = (list: string): string[] =>
  list
    .split(/[,\n]\s+|\n/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')

export const innocentPhrases = {
  english: phrasesOf(english),
  german: phrasesOf(german),
  ships: phrasesOf(shipNames),
  other: [
    'Привет, ищу экипаж на вечер',
    'Нужен пилот, начало в восемь',
    '初心者歓迎、今夜は採掘です',
    '寻找船员，晚上八点出发',
    'On cherche un équipage pour ce soir, sans retard',
    'Buscamos tripulación para esta noche, ¡anímate!',
    'Cerchiamo equipaggio, organizzazione italiana, azione nazionale',
    'Procuramos tripulação, começa às oito',
  ],
}
