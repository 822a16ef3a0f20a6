import { groupList } from "../../../thesaurus/group-list.ts";

/**
 * These groups name public services, insurance, travel and daily life in the Spanish of customers
 * and of help pages.
 */
export const life = groupList(`
  formulario, solicitud, impreso
  rellenar, completar, cumplimentar, llenar
  presentar, enviar, entregar, remitir
  solicitar, pedir, tramitar, solicitud
  estado, situación, cómo va
  tramitar, gestionar, procesar, trámite
  aprobar, aceptar, conceder, autorizar
  rechazar, denegar, denegado, negar
  certificado, justificante, acreditación, documento
  documento de identidad, dni, pasaporte, identidad, cédula
  carné de conducir, licencia de conducir, permiso de conducir
  domicilio, residencia, dirección, vivienda
  mudanza, cambio de domicilio, cambio de dirección, nueva dirección
  dirección, ubicación, dónde, lugar, calle
  aparcamiento, estacionamiento, parking, aparcar, estacionar
  accesibilidad, silla de ruedas, discapacidad
  ayuntamiento, administración, oficina, organismo
  ayuda, subsidio, prestación, subvención
  firma, firmar, firma electrónica
  documentos necesarios, documentación, requisitos, papeles, qué necesito
  recurso, recurrir, impugnar
  multa, penalización, recargo, sanción
  requisito, condición, necesario, obligatorio
  papeleo, trámites, gestiones, documentación
  papeles, documentos, documentación, qué necesito, hace falta
  qué tengo que llevar, qué hay que llevar, documentos necesarios
  formulario en línea, por internet, en línea, sede electrónica, trámite en línea
  en persona, en ventanilla, presencial, ir a la oficina
  cómo va mi solicitud, estado de la solicitud, estado del trámite
  me han dicho que no, me lo negaron, solicitud denegada, rechazo, denegación
  no estoy de acuerdo, recurrir, presentar recurso, alegaciones
  tengo derecho, me corresponde, cumplir requisitos, quién puede solicitar
  ayuda económica, ayudas, subvención, prestación, subsidio
  paro, desempleo, prestación por desempleo, sin trabajo
  me han despedido, despido, perdí el trabajo, desempleo
  pensión, jubilación, jubilarse
  nacimiento, bebé, recién nacido, partida de nacimiento
  boda, matrimonio, registro civil
  divorcio, separación, separarse
  empadronarme, padrón, empadronamiento, certificado de residencia
  extranjería, permiso de residencia, visado, nie
  carné, carnet, documento de identidad, tarjeta de identidad
  perdí el dni, documento perdido, duplicado del documento, pasaporte perdido
  renovar el dni, renovar el pasaporte, documento caducado
  certificado digital, firma electrónica, cl@ve, identidad digital
  multa de tráfico, multa, sanción de tráfico, infracción
  basura, residuos, recogida de basura, contenedor
  trastos, muebles viejos, voluminosos, punto limpio
  permiso de obra, licencia de obra, reforma
  grúa, se llevó el coche, depósito municipal
  zona azul, parquímetro, estacionamiento regulado
  itv, inspección técnica, revisión del vehículo
  antiguo, anterior, viejo, previo
  nuevo, reciente, último, actual
  temporal, provisional, por un tiempo
  definitivo, para siempre, permanente, irreversible
  familia, hogar, pareja, parientes
  niño, menor, hijo, niños
  edad, mayor de edad, edad mínima
  mascota, perro, animal
  mascota, gato, animal
  fallecimiento, muerte, heredero
  urgente, emergencia, inmediatamente
  fallecido, fallecimiento, muerto, herencia, heredero, defunción
  ha fallecido, murió, se murió, fallecimiento, titular fallecido
  muere, murió, muerte, fallecimiento
  herencia, testamento, heredar, herederos
  comparar, diferencia, comparación
  alternativa, otra opción, en lugar de
  función, funcionalidad, opción
  guía, tutorial, manual, instrucciones, documentación
  tamaño, talla, medida, dimensión
  para qué sirve, instrucciones
  ventajas, beneficios, por qué elegir
  disponible, permitido
  preguntas frecuentes, faq, dudas, preguntas
  paso a paso, guía, tutorial, instrucciones
  alergia, alérgeno, intolerancia, gluten
  vegetariano, vegano, sin carne
  comida, plato, menú
  pedir comida, pedido de comida, comida a domicilio, reparto de comida
  comida fría, llegó frío, frío, mal estado
  falta un plato, faltaba comida, pedido incompleto, artículo que falta
  restaurante, bar, establecimiento
  sin gluten, celíaco, gluten
  sin lactosa, lactosa, lácteos
  calorías, nutrición, valores nutricionales
  se ha pasado de fecha, caducado, fecha de caducidad, consumo preferente
  caja de comida, saltar una semana, saltarse la entrega, pausar entrega
  mesa, reserva de mesa, reservar mesa
  habitación, alojamiento, hotel, cuarto
  llegada, llegar, check-in
  salida, check-out, marcharse
  equipaje, maleta, bolsa
  vuelo, avión, aerolínea
  tren, ferrocarril, estación de tren
  autobús, bus, colectivo, autocar
  en metro, en subte, tranvía
  barco, ferry, crucero
  taxi, trayecto, viaje
  viaje cancelado, vuelo cancelado, cancelación del vuelo, cancelaron el vuelo
  vuelo retrasado, retraso del vuelo, sale tarde, demora del vuelo
  perdí el vuelo, perdí el tren, perder el vuelo, no llegué a tiempo
  cambiar el billete, cambiar el vuelo, otra fecha de vuelo, modificar vuelo, cambiar … billete, cambiar … vuelo
  nombre mal escrito, error en el nombre, corregir nombre, cambio de nombre
  maleta perdida, no llega la maleta, equipaje perdido, equipaje extraviado, equipaje retrasado
  maleta rota, equipaje dañado, maleta dañada
  maleta de mano, equipaje de mano, bolso, mochila
  maleta extra, equipaje adicional, exceso de equipaje, sobrepeso
  cochecito, carrito de bebé, silla de bebé
  viajar con niños, menor solo, menor no acompañado
  viajar con mi perro, viajar con mascota, mascotas a bordo
  elegir asiento, ventanilla, pasillo, selección de asiento
  desayuno, pensión completa, media pensión
  entrar antes, llegar antes, check-in anticipado, entrada anticipada
  salir más tarde, salida tardía, late check-out
  hotel lleno, overbooking, sobreventa
  cuna, cama extra, cama supletoria
  recepción, mostrador, conserje
  piscina, alberca, pileta
  pasajero, viajero, acompañante
  huésped, inquilino, ocupante
  coche, auto, vehículo, carro
  bicicleta, bici
  alquilar, alquiler, arrendar, renta
  fianza, depósito, señal, anticipo
  seguro, asegurado, cobertura
  robo, robado, hurto
  objetos perdidos, perdido, olvidado
  empleo, trabajo, vacante, puesto
  coche, auto, carro
  coche de alquiler, alquilar coche, rentar auto, alquiler de vehículos
  patinete, scooter, monopatín
  accidente, choque, golpe con el coche, siniestro
  me dieron un golpe, choqué, accidente, siniestro, parte de accidente
  avería en carretera, me quedé tirado, asistencia en carretera, grúa
  gasolina, combustible, diésel
  cargar el coche, punto de carga, coche eléctrico, recarga
  rueda pinchada, pinchazo, neumático, llanta
  peaje, autopista, cuota
  se rompió la luna, parabrisas, cristal, vidrio
  siniestro, parte, dar parte, reclamación al seguro
  franquicia, deducible, parte que pago yo
  seguro de hogar, seguro de casa, seguro de vivienda
  seguro del coche, seguro de auto, seguro de vehículo
  seguro médico, seguro de salud, obra social
  seguro de viaje, cobertura de viaje
  qué cubre, está cubierto, entra en el seguro, cobertura, viene incluido
  dar un parte, avisar al seguro, declarar siniestro, notificar siniestro
  perito, peritaje, tasación de daños, valoración de daños
  póliza, contrato de seguro, número de póliza
  beneficiario, asegurado, tomador
  entraron a robar, ladrones, robo en casa, robo
  inundación, se inundó, daños por agua, fuga de agua
  incendio, fuego, quemado
  médico, doctor, facultativo
  especialista, derivación, volante
  hospital, clínica
  receta médica, medicamento, medicina, fármaco, pastillas
  análisis de sangre, analítica, prueba médica
  vacuna, vacunación, dosis
  dentista, dental, muela
  gafas, lentes de contacto, óptica
  embarazo, embarazada
  enfermo, enfermedad, salud
  psicólogo, terapia, salud mental
  gimnasio, gym, centro deportivo
  cuota del gimnasio, apuntarme al gimnasio, suscripción, membresía
  lesión, lesionado, certificado médico
  clase llena, lista de espera, aforo
  taquilla, vestuario
  plan de entreno, plan de entrenamiento, rutina, ejercicio
  actividad, frecuencia cardíaca
  se me pasó, olvidado, demasiado tarde, perdido el plazo
  mudarse, mudanza, me mudo, nueva casa, cambio de domicilio
  cambiar de casa, cambiarse de piso, me cambio de casa, mudanza, nueva dirección, cambiado … de casa, cambiado … de piso
  grabación, vídeo, clip, imágenes
  técnico, instalador, visita, instalación a domicilio, operario
  contador, lectura, consumo
  apagón, corte de luz, sin luz, corte
  cortar, suspender, corte del servicio, dejar sin servicio
  vivir, piso, casa, vivienda, domicilio
  robado, robo, quitado, me quitaron, hurto
  denuncia, policía, poner denuncia
  viajar, viaje, extranjero, vacaciones, fuera
  piso, apartamento, departamento, vivienda
  arrendador, propietario, dueño del piso
  inquilino, arrendatario, alquilado
  alquiler, renta, mensualidad, arriendo
  contrato de alquiler, arrendamiento, contrato de arrendamiento
  dejar el piso, irme del piso, fin del alquiler, desalojo, preaviso
  subir el alquiler, subida del alquiler, actualización de renta
  que me devuelvan la fianza, recuperar la fianza, devolución de la fianza, depósito de garantía, devolver … fianza, devuelvan … fianza, recuperar … fianza
  gastos de comunidad, comunidad, expensas, gastos comunes
  humedad, moho, goteras
  calefacción, caldera, agua caliente, radiador
  fontanero, plomero, electricista, reparación
  vecinos ruidosos, ruido, molestias
  mudarse antes, entrar a vivir, fecha de entrada
  amueblado, muebles, mobiliario
  visitar el piso, ver el piso
  casa de vacaciones, alojamiento turístico, alquiler vacacional
  anfitrión, host, propietario
  limpiadora, limpieza, gastos de limpieza
  electricidad, energía, suministro eléctrico
  gas, gas natural, butano
  recibo de la luz, factura de la luz, factura eléctrica
  se fue la luz, no hay luz, sin luz, apagón, corte de suministro
  me han cortado la luz, corte de suministro, sin suministro, impago
  lectura del contador, leer el contador, lectura, medidor
  alta de luz, dar de alta la luz, contratar luz, nuevo suministro
  paneles solares, placas solares, energía solar, autoconsumo
  gasto mucho, consumo alto, consumo elevado, consumo
  cambiar el titular de la luz, cambio de titular, a mi nombre
  potencia, potencia contratada, salta el automático
  horas baratas, tarifa nocturna, discriminación horaria, horas valle
  reciclaje, reciclar, medio ambiente, sostenible
  jardín, césped, riego
  colecta, recogida, donación
  adopción, refugio, protectora
  veterinario, mascota, animal
  peluquería, corte de pelo, peluquero
  belleza, masaje, tratamiento
  periódico, diario, revista, suscripción
  libro, ebook, libro electrónico
  lotería, premio, sorteo, concurso
  ganador, premio, sorteo
  abogado, asesoría jurídica, legal
  notario, escritura, notaría
  oferta de trabajo, puesto, vacante, candidatura
  mandar el currículum, cv, hoja de vida, solicitar empleo, candidatura
  entrevista, proceso de selección, selección
  tarjeta de embarque, pase de abordar, check in
  placa, patente, matrícula del coche
  escala, transbordo, vuelo de conexión
  ingredientes, receta de cocina
  prima del seguro, precio del seguro, cuota del seguro
  carencia, periodo de carencia
  entrenador, entrenamiento personal, clase particular
`);
